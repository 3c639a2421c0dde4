import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Faults that people met with other buses, by kind.
///
/// Leaks, stale observers, wrong removals, double registrations,
/// changes during a post, re-entrancy, and replayed values. None can happen here, or it is told.
@Suite struct LifecycleFaultTests {
  private let recorder = IssueRecorder()
  private let center: ObserverCenter

  init() { center = ObserverCenter(diagnostics: recorder.diagnostics) }

  /// A screen that observes while it appears.
  private final class Screen {
    private(set) var calls = 0
    private var token: ObservationToken?
    private let center: ObserverCenter

    init(_ center: ObserverCenter) { self.center = center }

    func appear() { token = center.addObserver(owner: self, for: .number) { screen, _ in screen.calls += 1 } }
    func disappear() { token = nil }
  }

  // MARK: - Leaks and stale observers

  @Test func `screens that come and go leave no observers`() {
    for _ in 0..<10 {
      let screen = Screen(center)
      screen.appear()
      center.post(.number, 0)
      #expect(screen.calls == 1)
    }
    #expect(center.registrations.isEmpty)
    #expect(recorder.issues == [])
  }

  @Test(arguments: [true, false])
  func `nothing leaks in either order of ending`(centerFirst: Bool) {
    let (leaks, _) = withLifetimeTracking { tracker in
      var local: ObserverCenter? = ObserverCenter(diagnostics: recorder.diagnostics)
      let probe = tracker.probe()
      var token = local?.addObserver(for: .number) { _ in withExtendedLifetime(probe) {} }
      local?.post(.number, 0)
      if centerFirst { local = nil } else { token = nil }
      #expect(token == nil || token?.isCancelled == true)
    }
    #expect(leaks == [])
    #expect(recorder.issues == [])
  }

  @Test func `a handler that captures its owner strongly is found when the centre ends`() {
    weak var leaked: Owner?
    do {
      let owner = Owner()
      leaked = owner
      owner.token = center.addObserver(for: .number) { _ in withExtendedLifetime(owner) {} }
    }
    #expect(leaked != nil)
    center.end()
    #expect(recorder.kinds == [.observersLeft])
    #expect(leaked == nil, "ending the centre breaks the cycle")
  }

  // MARK: - Wrong removals and double registrations

  @Test func `removing one observer leaves the others, and other names`() {
    let first = Screen(center)
    let second = Screen(center)
    first.appear()
    second.appear()
    let other = center.addObserver(for: .other) { _ in }
    first.disappear()
    first.disappear()
    center.post(.number, 0)
    #expect([first.calls, second.calls] == [0, 1])
    #expect(!other.isCancelled)
  }

  @Test func `appearing three times without disappearing is one call, and told`() {
    let screen = Screen(center)
    for _ in 0..<3 { screen.appear() }
    center.post(.number, 0)
    #expect(screen.calls == 1)
    #expect(recorder.kinds == [.registeredTwice, .registeredTwice])
  }

  @Test func `three posts are three calls, and told apart from a double registration`() {
    let screen = Screen(center)
    screen.appear()
    for _ in 0..<3 { center.post(.number, 0) }
    #expect(screen.calls == 3)
    #expect(center.registrations.map { $0.deliveries } == [3])
    #expect(recorder.issues == [])
  }

  @Test func `a hidden screen does not react`() {
    let screen = Screen(center)
    screen.appear()
    screen.disappear()
    center.post(.number, 0)
    #expect(screen.calls == 0)
  }

  // MARK: - During a post

  @Test func `after one that removes itself, or was once, the next still runs`() {
    var calls = ""
    var tokens: [ObservationToken] = []
    center.addObserver(for: .number) { _ in
      calls += "a"
      tokens[0].cancel()
    }.store(in: &tokens)
    center.addObserver(for: .number, options: .once) { _ in calls += "b" }.store(in: &tokens)
    center.addObserver(for: .number) { _ in calls += "c" }.store(in: &tokens)
    center.post(.number, 0)
    center.post(.number, 0)
    #expect(calls == "abcc")
  }

  @Test func `a once observer that posts what it observes is not called again`() {
    var calls = 0
    let token = center.addObserver(for: .number, options: .once) { [center] _ in
      calls += 1
      center.post(.number, 0)
    }
    center.post(.number, 0)
    #expect(calls == 1)
    #expect(token.isCancelled)
  }

  @Test func `a nested post is delivered at once, so later observers hear the inner one first`() {
    var calls: [String] = []
    let tokens = [
      center.addObserver(for: .number) { [center] number in
        calls.append("first \(number)")
        if number == 1 { center.post(.number, 2) }
      },
      center.addObserver(for: .number) { calls.append("second \($0)") },
    ]
    center.post(.number, 1)
    #expect(calls == ["first 1", "first 2", "second 2", "second 1"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `two observers that answer each other are stopped`() {
    let tokens = [
      center.addObserver(for: .number) { [center] in center.post(.other, $0) },
      center.addObserver(for: .other) { [center] in center.post(.number, $0) },
    ]
    center.post(.number, 0)
    #expect(recorder.kinds == [.tooDeep])
    withExtendedLifetime(tokens) {}
  }

  // MARK: - Replayed values

  @Test func `registering inside a post of a replaying name receives the value once`() {
    var calls: [Int] = []
    var late: ObservationToken?
    let token = center.addObserver(for: .state) { [center] _ in
      if late == nil { late = center.addObserver(for: .state, options: .replaysLast) { calls.append($0) } }
    }
    center.post(.state, 1)
    #expect(calls == [1])
    center.post(.state, 2)
    #expect(calls == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func `posting a replaying name in its own handler is stopped`() {
    let token = center.addObserver(for: .state) { [center] in center.post(.state, $0) }
    center.post(.state, 1)
    #expect(recorder.kinds == [.tooDeep])
    withExtendedLifetime(token) {}
  }
}
