import KeyboardAvoidance
import KeyboardEvents

extension LawChecker {
  /// Law 3: wherever nothing may be adjusted, nothing is.
  func notGivenBack(in scene: Scene) throws(SceneError) -> String? {
    let run = run(of: scene)
    let finding = try walk(scene) { statement throws(SceneError) in
      try run.perform(statement)
      if run.mayAdjust { return nil }
      if let leftovers = run.leftovers { return leftovers }
      run.tree.adoptOffsets()
      return nil
    }
    if let finding { return finding }
    run.avoider.end()
    return run.leftovers.map { "at the end of the avoider: \($0)" }
  }
}

extension SceneRun {
  /// Whether an adjustment may be in force: an avoider is at work while a keyboard is up, or is frozen.
  fileprivate var mayAdjust: Bool {
    let isUp = tree.model.screens.indices.contains { tracker.state(of: ScreenID(rawValue: $0)).placement != .hidden }
    return attachments.values.contains { $0.isAttached && $0.isEnabled && (isUp || $0.isSuspended) }
  }

  /// What is not as the app left it, or nil where all is.
  fileprivate var leftovers: String? {
    let differences = tree.differencesFromApp(kept: keptOffsets, tolerance: 0)
    if !differences.isEmpty { return "\(differences.joined(separator: ", ")) not given back" }
    return avoider.isAdjusting ? "an adjustment is still in force" : nil
  }
}
