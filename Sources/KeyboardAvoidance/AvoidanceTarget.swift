import AvoidanceStrategies
public import ViewTrees

/// What a strategy works on.
public enum AvoidanceTarget<Tree: AvoidableTree> {
  /// A view or a scroll view.
  case view(Tree.NodeID)
  /// One constraint.
  case constraint(Tree.ConstraintID)
  /// Sets of constraints, each in force on a condition.
  case constraints([ConstraintSet<Tree.ConstraintID>])
  /// A keyboard guide.
  case guide(Tree.GuideID)

  /// Constraints in force while the keyboard is up, and others in force at rest.
  public static func constraints(
    whileUp: [Tree.ConstraintID], atRest: [Tree.ConstraintID]
  ) -> AvoidanceTarget {
    .constraints([ConstraintSet(whileUp, active: .whileUp), ConstraintSet(atRest, active: .atRest)])
  }
}

extension AvoidanceTarget: Sendable where Tree.NodeID: Sendable, Tree.ConstraintID: Sendable, Tree.GuideID: Sendable {}
