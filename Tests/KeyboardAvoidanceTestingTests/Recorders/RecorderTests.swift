import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct RecorderTests {
  @Test func `an issue recorder keeps what is reported, in order`() {
    let recorder = IssueRecorder()
    let center = ObserverCenter(diagnostics: recorder.diagnostics)
    let token = center.addObserver(for: EventName<Int>("number")) { _ in }
    token.cancel()
    token.cancel()
    center.end()
    _ = center.addObserver(for: EventName<Int>("number")) { _ in }
    #expect(recorder.kinds == [.cancelledTwice, .centerEnded])
    #expect(recorder.drain().count == 2)
    #expect(recorder.issues == [])
  }

  @Test func `a lifetime tracker names what is alive, oldest first`() {
    var kept: [LifetimeProbe] = []
    let (leaks, count) = withLifetimeTracking { tracker in
      kept.append(tracker.probe("first"))
      let freed: LifetimeProbe? = tracker.probe("freed")
      kept.append(tracker.probe("second"))
      withExtendedLifetime(freed) {}
      return tracker.liveCount
    }
    #expect(leaks == ["first", "second"])
    #expect(count >= 2)
    withExtendedLifetime(kept) {}
  }
}
