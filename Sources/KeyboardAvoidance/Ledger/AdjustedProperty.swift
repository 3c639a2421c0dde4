package import ViewTrees

/// A property that adjustments can change, by the tree's own identifiers.
package enum AdjustedProperty<NodeID: Hashable, ConstraintID: Hashable, GuideID: Hashable>: Hashable {
  case ofNode(PropertyKind, NodeID)
  case ofConstraint(PropertyKind, ConstraintID)
  case ofGuide(GuideID)

  /// What of it can be changed.
  package var kind: PropertyKind {
    switch self {
    case .ofNode(let kind, _), .ofConstraint(let kind, _): kind
    case .ofGuide: .guideHeight
    }
  }

  /// Reads the property, or nil where the tree does not have it any more.
  package func read<Tree: AvoidableTree>(from tree: Tree) -> PropertyValue?
  where Tree.NodeID == NodeID, Tree.ConstraintID == ConstraintID, Tree.GuideID == GuideID {
    switch self {
    case .ofNode(let kind, let node): kind.value(node: node, in: tree)
    case .ofConstraint(let kind, let constraint): kind.value(constraint: constraint, in: tree)
    case .ofGuide(let guide): tree.guideMetrics(of: guide).map { .height($0.height) }
    }
  }
}

extension AdjustedProperty: Sendable where NodeID: Sendable, ConstraintID: Sendable, GuideID: Sendable {}

/// A property as the engine names it: what it is, and the number that stands for the view, constraint or guide.
@usableFromInline
struct HeldProperty: Hashable, Sendable {
  @usableFromInline let kind: PropertyKind
  @usableFromInline let index: Int

  init(_ kind: PropertyKind, of node: NodeHandle) {
    self.kind = kind
    index = node.index
  }

  init(_ kind: PropertyKind, of constraint: ConstraintHandle) {
    self.kind = kind
    index = constraint.index
  }

  init(heightOf guide: GuideHandle) {
    kind = .guideHeight
    index = guide.index
  }

  /// The scroll view whose offset it is; nil for anything else.
  var offsetNode: NodeHandle? { kind.isOffset ? NodeHandle(index) : nil }
}
