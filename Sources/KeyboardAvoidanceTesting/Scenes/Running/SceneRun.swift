public import AvoidanceStrategies
import KeyboardAvoidance
package import KeyboardEvents

extension Scene {
  /// Runs the scene from its start, on a tree, a keyboard and a clock of its own.
  ///
  /// - Parameters:
  ///   - log: returns the text of a log that the scene replays, by its name; nil where there is none.
  ///   - strategies: returns a strategy of yours that an avoider of the scene works `by`, by its name; nil where there is
  ///     none.
  ///   - observer: is told of everything that happens; nil is nobody.
  /// - Throws: `SceneError` where the scene cannot go on: a log or a strategy that is not there, constraints that contradict.
  /// - Returns: the expectations that were not met. O(statements run × size of the tree).
  public func run(
    log: (String) -> [UInt8]? = { _ in nil },
    strategies: @escaping (String) -> AnyAvoidanceStrategy? = { _ in nil }, observer: SceneObserver? = nil
  ) throws(SceneError) -> SceneOutcome {
    let run = SceneRun(self, observer: observer)
    run.strategies = strategies
    try run.perform(statements, log: log)
    return run.outcome
  }
}

/// One run of a scene: everything that exists while it lasts.
package final class SceneRun {
  let scene: Scene
  let clock = ManualClock()
  package let tree: SimulatedTree
  let issues = SceneIssues()
  package let center: ObserverCenter
  package let tracker: KeyboardTracker
  let emitter: KeyboardEmitter
  let animator: SimulatedAnimator
  let avoider: KeyboardAvoider<SimulatedTree>
  let observer: SceneObserver?
  /// Whether the scene declares no window, so that one fills its first screen.
  let isWindowImplicit: Bool
  /// The strategies that avoiders work `by`, by their names.
  var strategies: (String) -> AnyAvoidanceStrategy? = { _ in nil }
  /// What is attached for an avoider, given the strategy that the scene describes.
  var standIn: (Scene.Avoidance, AnyAvoidanceStrategy) -> AnyAvoidanceStrategy = { _, strategy in strategy }
  var attachments: [String: KeyboardAvoider<SimulatedTree>.Attachment] = [:]
  /// The avoider that is being attached: it decides before its attachment is known.
  var newcomer: String?
  var keyboards = ShownKeyboards()
  var outcome = SceneOutcome()
  /// What avoidance added at the previous expectation.
  var previous: [KeyboardAvoider<SimulatedTree>.Property: (base: PropertyValue, written: PropertyValue)] = [:]
  /// The scroll views whose avoiders leave the offset where it is.
  var keptOffsets: Set<Int> = []
  /// The number of the keyboard motion that runs; an older one that ends late is over already.
  var motionCount = 0
  /// Whether something has been declared since what is declared was shown.
  var hasNews = false
  private var tokens: [ObservationToken] = []

  package init(_ scene: Scene, observer: SceneObserver? = nil) {
    self.scene = scene
    self.observer = observer
    isWindowImplicit = !scene.statements.contains {
      if case .declare(.window) = $0.action { true } else { false }
    }
    tree = SimulatedTree(clock: clock)
    center = ObserverCenter(diagnostics: issues.diagnostics)
    tracker = KeyboardTracker(center: center, screenBounds: .zero, clock: { [clock] in clock.now })
    emitter = KeyboardEmitter(center: center)
    animator = SimulatedAnimator(tree)
    avoider = KeyboardAvoider(tree: tree, tracker: tracker, animator: animator)
    let (keyboards, tree, clock) = (keyboards, tree, clock)
    center.addObserver(for: .keyboardStateChange, priority: .max, id: Self.observerID) { change in
      let bounds = tree.bounds(of: change.screen) ?? .zero
      keyboards.move(change.screen, to: change.state, onScreen: bounds, at: clock.now)
    }.store(in: &tokens)
    observer?.begin(self)
  }

  /// Under which the run itself observes, so that its own registration is not counted as an avoider's.
  static let observerID: ObserverID = "scene"

  /// Tells of every event of the keyboard that is posted, before anybody acts on it.
  func watch(_ tell: @escaping (String) -> Void) {
    center.addTap { posted in
      if let drag = posted.payload(of: .keyboardDrag) { tell("keyboardDrag top \(number(drag.top))") }
      for event in KeyboardEvent.allCases {
        if let transition = posted.payload(of: event.name) { tell(transition.sentence(event)) }
      }
    }.store(in: &tokens)
  }

  package func perform(_ statements: [Scene.Statement], log: (String) -> [UInt8]?) throws(SceneError) {
    // A stack of what is still to do, because `repeat` may be nested deeper than the machine's stack is.
    var stack = [(statements: statements[...], rounds: 1, all: statements)]
    while let top = stack.popLast() {
      guard let statement = top.statements.first else {
        if top.rounds > 1 { stack.append((top.all[...], top.rounds - 1, top.all)) }
        continue
      }
      stack.append((top.statements.dropFirst(), top.rounds, top.all))
      if case .repeat(let count, let body) = statement.action {
        if count > 0 { stack.append((body[...], count, body)) }
      } else {
        try perform(statement, log: log)
      }
    }
    settleLayout()
    guard let observer, observer.frameInterval() != nil else { return }
    settle()
    observer.moment(moment())
  }

  func error(_ statement: Scene.Statement, found: String, expected: String) -> SceneError {
    SceneError(file: scene.name, place: statement.place, found: found, expected: expected)
  }
}

@available(*, unavailable)
extension SceneRun: Sendable {}

/// The keyboards of all screens, as they are seen.
final class ShownKeyboards {
  private var keyboards: [ScreenID: ShownKeyboard] = [:]

  func move(_ screen: ScreenID, to state: KeyboardState, onScreen bounds: Rect, at time: Double) {
    keyboards[screen, default: ShownKeyboard()].move(to: state, onScreen: bounds, at: time)
  }

  func obstacle(on screen: ScreenID, at time: Double) -> (frame: Rect, isDocked: Bool)? {
    keyboards[screen]?.obstacle(at: time)
  }

  var end: Double? { keyboards.values.compactMap { $0.end }.max() }
}

extension KeyboardTransition {
  /// The event and what it says, in one line.
  func sentence(_ event: KeyboardEvent) -> String {
    var words = [event.rawValue]
    if let beginFrame { words.append("from \(Scene.Value.rect(beginFrame))") }
    if let endFrame { words.append("to \(Scene.Value.rect(endFrame))") }
    if let animationDuration { words.append("over \(number(animationDuration))") }
    if let animationCurve { words.append("curve \(animationCurve.rawValue)") }
    if isLocal == false { words.append("foreign") }
    if let screen, screen != .main { words.append("on screen \(screen.rawValue)") }
    return words.joined(separator: " ")
  }
}
