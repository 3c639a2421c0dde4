import KeyboardEvents
import Testing

extension EventName where Payload == Int {
  fileprivate static var ping: Self { Self("ping") }
}

@Suite struct ObserverCenterTests {
  @Test func `handlers run by priority, then in the order of registration`() {
    let center = ObserverCenter(diagnostics: .silent)
    var calls: [String] = []
    var tokens: [ObservationToken] = []
    center.addObserver(for: .ping) { calls.append("a\($0)") }.store(in: &tokens)
    center.addObserver(for: .ping, priority: 1) { calls.append("b\($0)") }.store(in: &tokens)
    center.addObserver(for: .ping) { calls.append("c\($0)") }.store(in: &tokens)
    center.post(.ping, 7)
    #expect(calls == ["b7", "a7", "c7"])
    center.end()
    center.post(.ping, 8)
    #expect(calls.count == 3)
  }
}
