public import ViewTrees

/// What a strategy works on.
public enum AvoidanceTarget<Tree: AvoidableTree> {
  /// A view or a scroll view.
  case view(Tree.NodeID)
  /// One constraint.
  case constraint(Tree.ConstraintID)
  /// Constraints in force while the keyboard is up, and others in force at rest.
  case constraints(whileUp: [Tree.ConstraintID], atRest: [Tree.ConstraintID])
  /// A keyboard guide.
  case guide(Tree.GuideID)
}

extension AvoidanceTarget: Sendable where Tree.NodeID: Sendable, Tree.ConstraintID: Sendable, Tree.GuideID: Sendable {}
