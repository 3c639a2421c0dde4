import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// The rules again, when a handler does it all from inside a post.
@Suite struct ReentrancyTests {
  /// What the middle one of three handlers does, once.
  enum Action: String, CaseIterable, CustomTestStringConvertible {
    case cancelSelf, cancelEarlier, cancelLater, cancelAll, add, postSame, postOther, endCenter, dropLastToken
    var testDescription: String { rawValue }

    /// Who is called by a post in which it happens, and by the one after that.
    var calls: (during: String, after: String) {
      switch self {
      case .cancelSelf: ("abc", "ac")
      case .cancelEarlier: ("abc", "bc")
      case .cancelLater, .dropLastToken: ("ab", "ab")
      case .cancelAll, .endCenter: ("ab", "")
      case .add: ("abc", "abcd")
      case .postSame: ("ababcc", "abc")
      case .postOther: ("aboc", "abc")
      }
    }
  }

  @Test(arguments: Action.allCases, [1, 3])
  func `what a handler does holds at once`(action: Action, depth: Int) {
    let stage = Stage(action)
    stage.post(atDepth: depth)
    #expect(stage.calls == action.calls.during)
    stage.calls = ""
    stage.center.post(.number, 0)
    #expect(stage.calls == action.calls.after)
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

/// Three observers, of whom the middle one acts.
private final class Stage {
  let center = ObserverCenter(diagnostics: .silent)
  let tracker = LifetimeTracker()
  var calls = ""
  private var tokens: [Character: ObservationToken] = [:]
  private let action: ReentrancyTests.Action
  private var hasActed = false

  init(_ action: ReentrancyTests.Action) {
    self.action = action
    for name in "abc" { register(name) }
    tokens["o"] = center.addObserver(for: .other) { [unowned self] number in if number == 0 { calls += "o" } }
  }

  /// Whose handlers are alive in the end: those who are registered.
  var expectedProbes: [String] { action.calls.after.map { String($0) } }

  func post(atDepth depth: Int) { Self.nest(depth, in: center) { center.post(.number, 0) } }

  /// Runs the function inside handlers of other names.
  static func nest(_ depth: Int, in center: ObserverCenter, _ body: () -> Void) {
    guard depth > 1 else { return body() }
    withoutActuallyEscaping(body) { body in
      let name = EventName<Int>(text: "nest \(depth)")
      let token = center.addObserver(for: name) { _ in nest(depth - 1, in: center, body) }
      center.post(name, 0)
      token.cancel()
    }
  }

  private func register(_ name: Character) {
    let probe = tracker.probe(String(name))
    tokens[name] = center.addObserver(for: .number) { [unowned self] _ in
      withExtendedLifetime(probe) {
        calls.append(name)
        if name == "b" && !hasActed { act() }
      }
    }
  }

  private func act() {
    hasActed = true
    switch action {
    case .cancelSelf: tokens["b"]?.cancel()
    case .cancelEarlier: tokens["a"]?.cancel()
    case .cancelLater: tokens["c"]?.cancel()
    case .cancelAll: for name in "abc" { tokens[name]?.cancel() }
    case .add: register("d")
    case .postSame: center.post(.number, 0)
    case .postOther: center.post(.other, 0)
    case .endCenter: center.end()
    case .dropLastToken: tokens["c"] = nil
    }
  }
}
