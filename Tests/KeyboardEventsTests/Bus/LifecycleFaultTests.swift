import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Faults that people met with other buses, by kind.
///
/// None can happen here, or it is told. Each test names the reports that it stands for, by kind and number; the kinds
/// are leaks, stale observers, wrong removals, double registrations, changes during a post, threads and locks,
/// re-entrancy, and replayed values. Those that no test can be made of are in NOT-EXPRESSIBLE.txt, with the reason.
@Suite struct LifecycleFaultTests {
  let recorder = IssueRecorder()
  let center: ObserverCenter

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

  // LEAK-02, LEAK-11, LEAK-12, STALE-OBSERVER-CRASH-01, STALE-OBSERVER-CRASH-02
  @Test func `screens that come and go leave no observers`() {
    for _ in 0..<10 {
      let screen = Screen(center)
      screen.appear()
      center.post(.number, 0)
      #expect(screen.calls == 1)
      #expect(center.registrations.count == 1)
    }
    center.post(.number, 0)
    #expect(center.registrations.isEmpty)
    #expect(recorder.issues == [])
  }

  // LEAK-06
  @Test func `registering inside a handler is allowed, and counts from the next post on`() {
    var calls = ""
    var late: ObservationToken?
    let token = center.addObserver(for: .number) { [center] _ in
      calls += "a"
      if late == nil { late = center.addObserver(for: .number) { _ in calls += "b" } }
    }
    center.post(.number, 0)
    center.post(.number, 0)
    #expect(calls == "aab")
    #expect(recorder.issues == [])
    withExtendedLifetime(token) {}
  }

  // LEAK-07
  @Test func `neither an observer nor a stream keeps the subject that it filters by`() {
    weak var watched: Owner?
    let token: ObservationToken
    let stream: EventStream<Int>
    do {
      let subject = Owner()
      watched = subject
      token = center.addObserver(of: subject, for: .number) { _ in }
      stream = center.events(of: subject, for: .number)
      center.post(.number, 0, subject: subject)
    }
    #expect(watched == nil)
    withExtendedLifetime((token, stream)) {}
  }

  // LEAK-08
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

  // LEAK-01
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

  // LEAK-01, LEAK-03, WRONG-REMOVAL-06
  @Test func `a token is what a removal takes, and one that is cancelled again says so and does nothing`() {
    var calls = 0
    let owner = Owner()
    let token = center.addObserver(for: .number) { _ in withExtendedLifetime(owner) { calls += 1 } }
    token.cancel()
    center.post(.number, 0)
    token.cancel()
    center.post(.number, 0)
    #expect(calls == 0)
    #expect(recorder.kinds == [.cancelledTwice])
  }

  // STALE-OBSERVER-CRASH-06, THREADS-LOCKS-06
  @Test func `an owner that is gone is passed over, told, and taken out by the next post`() {
    var owner: Owner? = Owner()
    let token = owner.map { center.addObserver(owner: $0, for: .number) { _, _ in Issue.record("has no owner") } }
    owner = nil
    #expect(center.registrations.count == 1)
    center.post(.number, 0)
    #expect(center.registrations.isEmpty)
    #expect(recorder.kinds == [.ownerGone])
    #expect(token?.isCancelled == true)
  }

  // STALE-OBSERVER-CRASH-03
  @Test func `an explicit removal is safe, whatever has ended before`() {
    var center: ObserverCenter? = ObserverCenter(diagnostics: recorder.diagnostics)
    var owner: Owner? = Owner()
    let tokens = owner.flatMap { owner in
      center.map { [$0.addObserver(owner: owner, for: .number) { _, _ in }, $0.addObserver(for: .number) { _ in }] }
    }
    owner = nil
    tokens?.first?.cancel()
    center = nil
    tokens?.last?.cancel()
    #expect(tokens?.count == 2)
    #expect(recorder.issues == [])
  }

  // MARK: - Wrong removals and double registrations

  // WRONG-REMOVAL-03, WRONG-REMOVAL-07
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

  // WRONG-REMOVAL-01, WRONG-REMOVAL-02
  @Test func `whoever observes two names and leaves hears of neither`() {
    var calls: [Int] = []
    var tokens: [ObservationToken] = []
    center.addObserver(for: .number) { calls.append($0) }.store(in: &tokens)
    center.addObserver(for: .other) { calls.append($0) }.store(in: &tokens)
    tokens = []
    center.post(.number, 1)
    center.post(.other, 2)
    #expect(calls == [])
    #expect(center.registrations.isEmpty)
  }

  // WRONG-REMOVAL-08
  @Test func `a part that goes takes its own observers along, and not those of the whole`() {
    let whole = Screen(center)
    var part: Screen? = Screen(center)
    whole.appear()
    part?.appear()
    center.post(.number, 0)
    #expect(part?.calls == 1)
    part = nil
    center.post(.number, 0)
    #expect(whole.calls == 2)
    #expect(center.registrations.count == 1)
    #expect(recorder.issues == [])
  }

  // DOUBLE-REGISTRATION-01, DOUBLE-REGISTRATION-02
  @Test func `appearing three times without disappearing is one call, and told`() {
    let screen = Screen(center)
    for _ in 0..<3 { screen.appear() }
    center.post(.number, 0)
    #expect(screen.calls == 1)
    #expect(recorder.kinds == [.registeredTwice, .registeredTwice])
  }

  // DOUBLE-REGISTRATION-06
  @Test func `three posts are three calls, and told apart from a double registration`() {
    let screen = Screen(center)
    screen.appear()
    for _ in 0..<3 { center.post(.number, 0) }
    #expect(screen.calls == 3)
    #expect(center.registrations.map { $0.deliveries } == [3])
    #expect(recorder.issues == [])
  }

  // DOUBLE-REGISTRATION-03, WRONG-REMOVAL-02
  @Test func `a hidden screen does not react`() {
    let screen = Screen(center)
    screen.appear()
    screen.disappear()
    center.post(.number, 0)
    #expect(screen.calls == 0)
  }
}
