import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents

extension LawChecker {
  /// Law 7: registrations are as before, and nothing holds the tree, the center or a strategy any more.
  func notFreed(in scene: Scene) throws(SceneError) -> String? {
    // What earlier scenes have left is not this one's.
    _ = heldCount()
    let strategies = LifetimeCount()
    let standIn = standIn
    var run: SceneRun? = self.run(of: scene)
    guard var tree = run?.tree, var center = run?.center else { return nil }
    run?.standIn = { avoidance, strategy in
      standIn(avoidance, AnyAvoidanceStrategy(TrackedStrategy(strategy: strategy, lifetime: Lifetime(in: strategies))))
    }
    let before = center.registrations.count
    _ = try walk(scene) { statement throws(SceneError) in
      try run?.perform(statement)
      return nil
    }
    run?.avoider.end()
    let left = center.registrations.count - before
    if left != 0 { return "\(left) registrations are left after the end of the avoider" }
    run = nil
    if !center.registrations.isEmpty { return "\(center.registrations.count) registrations are left after everything" }
    if strategies.alive > 0 { return "\(strategies.alive) strategies are alive after everything" }
    let held = heldCount()
    if held > 0 { return "\(held) strategies are held by themselves after everything" }
    if !isKnownUniquelyReferenced(&tree) { return "something holds the tree after everything" }
    return isKnownUniquelyReferenced(&center) ? nil : "something holds the center after everything"
  }
}
