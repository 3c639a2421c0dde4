import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// The rules again, when a handler does it all from inside a post.
@Suite struct ReentrancyTests {
  private typealias Stage = ReentrancyStage

  @Test(arguments: ReentrancyStage.Action.allCases, ReentrancyStage.Layout.allCases)
  func `what a handler does holds at once`(action: ReentrancyStage.Action, layout: ReentrancyStage.Layout) {
    for depth in [1, 3] {
      let stage = Stage(action, layout)
      #expect(stage.post(insideOthers: depth) == action.calls.during, "at depth \(depth)")
      #expect(stage.post() == action.calls.after, "at depth \(depth)")
      #expect(stage.tracker.live == stage.expectedProbes)
    }
  }

  @Test(arguments: ReentrancyStage.Action.allCases, ReentrancyStage.Layout.allCases)
  func `it holds in the outer posts of the same name too`(
    action: ReentrancyStage.Action, layout: ReentrancyStage.Layout
  ) {
    let stage = Stage(action, layout)
    // Two outer posts came as far as b. They end with c if it is still there, and nobody new joins them.
    let isLastLive = action.calls.after.contains("c")
    #expect(stage.post(insideItself: 3) == "abab" + action.calls.during + (isLastLive ? "cc" : ""))
    #expect(stage.post() == action.calls.after)
    #expect(stage.tracker.live == stage.expectedProbes)
  }

  @Test(arguments: [1, 3])
  func `a handler that is cancelled while it runs is freed right after it returns, and not before`(depth: Int) {
    let center = ObserverCenter(diagnostics: .silent)
    let tracker = LifetimeTracker()
    var tokens: [ObservationToken] = []
    var live: [Int] = []
    func register() {
      let probe = tracker.probe()
      center.addObserver(for: .number) { _ in
        tokens[0].cancel()
        live.append(tracker.liveCount)
        withExtendedLifetime(probe) {}
      }.store(in: &tokens)
    }
    register()
    center.addObserver(for: .number) { _ in live.append(tracker.liveCount) }.store(in: &tokens)
    Stage.nest(depth, in: center) { center.post(.number, 0) }
    #expect(live == [1, 0])
  }

  @Test func `freeing a handler may run code that uses the centre`() {
    let center = ObserverCenter(diagnostics: .silent)
    final class AtEnd {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var calls = ""
    var tokens: [ObservationToken] = []
    func register() -> ObservationToken {
      let atEnd = AtEnd {
        calls += "freed "
        center.addObserver(for: .number) { _ in calls += "new " }.store(in: &tokens)
        center.post(.number, 0)
      }
      return center.addObserver(for: .number) { _ in withExtendedLifetime(atEnd) { calls += "old " } }
    }
    let token = register()
    token.cancel()
    #expect(calls == "freed new ")
    #expect(center.registrations.count == 1)
  }

  @Test func `cancelling a hundred thousand in random order inside a post leaves nothing`() {
    let center = ObserverCenter(diagnostics: .silent)
    var random = SeededGenerator(seed: 1)
    var calls = 0
    var tokens: [ObservationToken] = []
    let canceller = center.addObserver(for: .number, priority: 1) { _ in for token in tokens { token.cancel() } }
    for _ in 0..<100_000 { center.addObserver(for: .number) { _ in calls += 1 }.store(in: &tokens) }
    tokens.shuffle(using: &random)
    center.post(.number, 0)
    #expect(calls == 0)
    #expect(center.registrations.count == 1)
    withExtendedLifetime(canceller) {}
  }
}
