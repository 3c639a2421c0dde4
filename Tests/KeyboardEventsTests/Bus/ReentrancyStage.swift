import KeyboardAvoidanceTesting
import KeyboardEvents

/// Three observers, of whom the middle one acts, once.
final class ReentrancyStage {
  /// What it does.
  enum Action: String, CaseIterable {
    case cancelSelf, cancelEarlier, cancelLater, cancelOthers, cancelAll, add, postSame, postOther, endCenter
    case dropOwnToken, dropLastToken

    /// Who is called by a post in which it happens, and by the one after that.
    var calls: (during: String, after: String) {
      switch self {
      case .cancelSelf, .dropOwnToken: ("abc", "ac")
      case .cancelEarlier: ("abc", "bc")
      case .cancelLater, .dropLastToken: ("ab", "ab")
      case .cancelOthers: ("ab", "b")
      case .cancelAll, .endCenter: ("ab", "")
      case .add: ("abc", "abcd")
      case .postSame: ("ababcc", "abc")
      case .postOther: ("aboc", "abc")
      }
    }
  }

  /// How the observers are registered; a post walks each in another way, and in the same order.
  enum Layout: String, CaseIterable {
    case plain, priorities, subjects, prioritiesAndSubjects, among100

    func priority(of name: Character) -> Int {
      let usesPriorities = self == .priorities || self == .prioritiesAndSubjects
      return usesPriorities ? ["a": 3, "b": 2, "c": 1][name] ?? 0 : 0
    }

    func isOfSubject(_ name: Character) -> Bool {
      (self == .subjects || self == .prioritiesAndSubjects) && name != "a" && name != "c"
    }
  }

  let center = ObserverCenter(diagnostics: .silent)
  let tracker = LifetimeTracker()
  var calls = ""
  private let action: Action
  private let layout: Layout
  private let subject = Owner()
  private var tokens: [Character: ObservationToken] = [:]
  private var bystanders: [ObservationToken] = []
  private var hasActed = false
  /// How often the middle one posts again before it acts.
  private var postsLeft = 0

  init(_ action: Action, _ layout: Layout = .plain) {
    self.action = action
    self.layout = layout
    addBystanders()
    for name in "abc" {
      register(name)
      addBystanders()
    }
    tokens["o"] = center.addObserver(for: .other) { [unowned self] number in if number == 0 { calls += "o" } }
  }

  /// Whose handlers are alive in the end: those who are registered.
  var expectedProbes: [String] { action.calls.after.map { String($0) } }

  /// Posts from inside handlers of other names; returns who was called.
  func post(insideOthers depth: Int = 1) -> String {
    calls = ""
    Self.nest(depth, in: center) { send() }
    return calls
  }

  /// Posts from inside the middle one's own calls, which acts in the innermost; returns who was called.
  func post(insideItself depth: Int) -> String {
    postsLeft = depth - 1
    return post(insideOthers: 1)
  }

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

  private func send() {
    if layout == .subjects || layout == .prioritiesAndSubjects {
      center.post(.number, 0, subject: subject)
    } else {
      center.post(.number, 0)
    }
  }

  private func addBystanders() {
    guard layout == .among100 else { return }
    for _ in 0..<25 { center.addObserver(for: .number) { _ in }.store(in: &bystanders) }
  }

  private func register(_ name: Character) {
    let probe = tracker.probe(String(name))
    let handler: (borrowing Int) -> Void = { [unowned self] _ in
      withExtendedLifetime(probe) {
        calls.append(name)
        if name == "b" { act() }
      }
    }
    let priority = layout.priority(of: name)
    tokens[name] =
      if layout.isOfSubject(name) {
        center.addObserver(of: subject, for: .number, priority: priority, using: handler)
      } else {
        center.addObserver(for: .number, priority: priority, using: handler)
      }
  }

  private func act() {
    if postsLeft > 0 {
      postsLeft -= 1
      return send()
    }
    guard !hasActed else { return }
    hasActed = true
    switch action {
    case .cancelSelf: tokens["b"]?.cancel()
    case .cancelEarlier: tokens["a"]?.cancel()
    case .cancelLater: tokens["c"]?.cancel()
    case .cancelOthers: for name in "ac" { tokens[name]?.cancel() }
    case .cancelAll: for name in "abc" { tokens[name]?.cancel() }
    case .add: register("d")
    case .postSame: send()
    case .postOther: center.post(.other, 0)
    case .endCenter: center.end()
    case .dropOwnToken: tokens["b"] = nil
    case .dropLastToken: tokens["c"] = nil
    }
  }
}
