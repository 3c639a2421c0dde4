import AvoidanceStrategies

/// One plug-in, tried by the laws in scenes that seeds give.
struct StrategyTrial {
  let name: String
  let role: StrategyRole
  /// Makes the strategy anew for each avoider.
  let make: () -> AnyAvoidanceStrategy
  /// How many of the strategies that were made hold themselves; asked once everything else has let go of them.
  var heldCount: () -> Int = { 0 }

  /// For each law the first violation among the programs, shrunk.
  func violations(of laws: [AvoidanceLaw], seeds: Range<UInt64>) -> [LawViolation] {
    let checker = checker
    return laws.compactMap { law in
      for seed in seeds {
        let scene = scene(seed: seed)
        guard checker.finding(of: law, in: scene) != nil else { continue }
        if let violation = checker.violation(of: law, seed: seed, in: scene) { return violation }
      }
      return nil
    }
  }

  private var checker: LawChecker {
    var checker = LawChecker(strategies: { $0 == name ? make() : nil })
    checker.heldCount = heldCount
    return checker
  }

  /// The scene of a seed, in which every avoider works by the plug-in, with no option that it knows nothing of.
  private func scene(seed: UInt64) -> Scene {
    let scene = SceneGenerator.scene(seed: seed, avoiding: role.kind)
    let actions = scene.actions.map { action in
      guard case .avoid(let described) = action else { return action }
      var avoidance = Scene.Avoidance(name: described.name, method: described.method)
      avoidance.strategy = name
      avoidance.distance = role.distance
      avoidance.isOff = described.isOff
      return .avoid(avoidance)
    }
    return Scene(name: scene.name, actions: actions)
  }
}
