public import AvoidanceStrategies
public import KeyboardEvents

/// Looks whether laws hold: in one scene, or in those that seeds give.
///
/// The strategies are those that the scenes describe, and yours where an avoider works `by` one. A scene that once broke
/// a law is a test from then on:
///
/// ```swift
/// let checker = LawChecker(strategies: { $0 == "halfway" ? AnyAvoidanceStrategy(HalfwayLift()) : nil })
/// #expect(checker.finding(of: .givesBack, in: scene) == nil)
/// ```
///
/// To have a strategy tried in many scenes, call `violations(of:as:except:named:programs:seed:)`.
public struct LawChecker {
  /// Returns what is attached for an avoider, given the strategy that the scene describes.
  public typealias StandIn = (Scene.Avoidance, AnyAvoidanceStrategy) -> AnyAvoidanceStrategy

  let standIn: StandIn
  /// How many of the strategies that were handed over are held by themselves, once a scene is over.
  var heldCount: () -> Int = { 0 }
  private let strategies: (String) -> AnyAvoidanceStrategy?
  private let timing: (KeyboardMotion) -> KeyboardMotion

  /// Creates a checker; by default strategies are those that the scenes describe, and motions those that they are handed.
  ///
  /// - Parameters:
  ///   - timing: returns what the host's animator makes of a motion.
  ///   - strategies: returns the strategy that an avoider works `by`, by its name; nil where there is none.
  ///   - standIn: returns what is attached for an avoider.
  public init(
    timing: @escaping (KeyboardMotion) -> KeyboardMotion = { $0 },
    strategies: @escaping (String) -> AnyAvoidanceStrategy? = { _ in nil },
    standIn: @escaping StandIn = { _, strategy in strategy }
  ) {
    self.timing = timing
    self.strategies = strategies
    self.standIn = standIn
  }

  /// Returns what breaks a law in a scene, with the line where it was seen, or nil where the law holds.
  ///
  /// A scene that cannot go on, because its constraints contradict each other, breaks no law. One that names a strategy
  /// that the checker does not have cannot be looked at, and that is what is found.
  public func finding(of law: AvoidanceLaw, in scene: Scene) -> String? {
    if let missing = missingStrategy(in: scene) { return missing }
    do throws(SceneError) {
      switch law {
      case .reveals: return try unrevealed(in: scene)
      case .staysPut: return try needlesslyMoved(in: scene)
      case .givesBack: return try notGivenBack(in: scene)
      case .isIdempotent: return try notIdempotent(in: scene)
      case .survives: return try notSurvived(in: scene)
      case .staysUncovered: return try coveredInMotion(in: scene)
      case .frees: return try notFreed(in: scene)
      case .scales: return try grownReads(in: scene)
      }
    } catch { return nil }
  }

  /// Returns the shrunk scene in which a law breaks, if it breaks in the scene of a seed.
  public func violation(of law: AvoidanceLaw, seed: UInt64, avoiding kind: SceneGenerator.Kind) -> LawViolation? {
    let scene = SceneGenerator.scene(seed: seed, avoiding: kind)
    guard finding(of: law, in: scene) != nil else { return nil }
    return violation(of: law, seed: seed, in: scene)
  }

  /// Returns the shrunk scene in which a law breaks, if it breaks in a scene that a seed gave.
  public func violation(of law: AvoidanceLaw, seed: UInt64, in scene: Scene) -> LawViolation? {
    let shrunk = SceneShrinker(scene) { finding(of: law, in: $0) != nil }.shrunk()
    guard let finding = finding(of: law, in: shrunk) else { return nil }
    return LawViolation(law: law, seed: seed, finding: finding, scene: shrunk)
  }
}

@available(*, unavailable)
extension LawChecker: Sendable {}

extension LawChecker {
  func run(of scene: Scene) -> SceneRun {
    let run = SceneRun(scene, observer: nil)
    run.strategies = strategies
    run.standIn = standIn
    run.animator.timing = timing
    return run
  }

  private func missingStrategy(in scene: Scene) -> String? {
    for statement in scene.statements {
      guard case .avoid(let avoidance) = statement.action, let name = avoidance.strategy, strategies(name) == nil else {
        continue
      }
      return "line \(statement.place.line), \(statement.text): no strategy '\(name)' was handed to the checker"
    }
    return nil
  }

  /// Carries out a scene statement by statement; what a step finds ends it, and is returned with its line.
  func walk(_ scene: Scene, _ step: (Scene.Statement) throws(SceneError) -> String?) throws(SceneError) -> String? {
    for statement in scene.unrolled {
      if let finding = try step(statement) { return "line \(statement.place.line), \(statement.text): \(finding)" }
    }
    return nil
  }
}

extension SceneRun {
  func perform(_ statement: Scene.Statement) throws(SceneError) { try perform(statement) { _ in nil } }
}

extension Scene {
  /// The statements with each `repeat` written out, up to as many as a law is checked on.
  var unrolled: [Scene.Statement] {
    var unrolled: [Scene.Statement] = []
    Self.unroll(statements, into: &unrolled)
    return unrolled
  }

  private static let longest = 50_000

  private static func unroll(_ statements: [Scene.Statement], into unrolled: inout [Scene.Statement]) {
    for statement in statements where unrolled.count < longest {
      guard case .repeat(let count, let body) = statement.action else {
        unrolled.append(statement)
        continue
      }
      for _ in 0..<count where unrolled.count < longest && !body.isEmpty { unroll(body, into: &unrolled) }
    }
  }
}
