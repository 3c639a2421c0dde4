import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents

extension LawChecker {
  /// Law 5: every number stays finite, and no statement is answered by decisions without end.
  ///
  /// A trap ends the process; the seeds that a test prints tell which program it was.
  func notSurvived(in scene: Scene) throws(SceneError) -> String? {
    let run = run(of: scene)
    var decisionCount = 0
    var finding: String?
    run.avoider.decisionHandler = { decision in
      decisionCount += 1
      guard finding == nil, !decision.plan.isFinite else { return }
      finding = "a plan with a number that is not finite"
    }
    return try walk(scene) { statement throws(SceneError) in
      decisionCount = 0
      try run.perform(statement)
      if let finding { return finding }
      if let name = TreeValues(run.tree).notFinite { return "\(name) has a number that is not finite" }
      for node in run.tree.model.nodes.indices where !run.tree.shownScreenFrame(of: node).isFinite {
        return "\(run.tree.model.nodes[node].name) is shown where no number is finite"
      }
      let most = 100 * (run.attachments.count + 1)
      return decisionCount > most ? "\(decisionCount) decisions" : nil
    }
  }
}

extension AvoidancePlan {
  fileprivate var isFinite: Bool { covered.isFinite && missing.isFinite && adjustments.allSatisfy { $0.isFinite } }
}

extension Adjustment {
  fileprivate var isFinite: Bool {
    switch self {
    case .contentInsetBottom(let value, _), .indicatorInsetBottom(let value, _), .constant(let value, _),
      .translation(let value), .heightChange(let value):
      value.isFinite
    case .contentOffset(let offset, _): offset.isFinite
    case .guideHeight(let height): height?.isFinite ?? true
    case .isActive: true
    }
  }
}
