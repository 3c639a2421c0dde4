public import KeyboardEvents
public import ViewTrees

/// One call that writes to a tree: the value, and whose.
public enum TreeWrite<Tree: AvoidableTree>: Hashable {
  /// The whole content inset of a scroll view; avoidance changes its bottom only.
  case contentInset(Insets, of: Tree.NodeID)
  /// The whole indicator inset of a scroll view; avoidance changes its bottom only.
  case indicatorInset(Insets, of: Tree.NodeID)
  /// The offset of a scroll view.
  case contentOffset(Point, of: Tree.NodeID)
  /// The frame of a view in its parent; avoidance changes its top or its height only.
  case frame(Rect, of: Tree.NodeID)
  /// The constant of a constraint.
  case constant(Double, of: Tree.ConstraintID)
  /// Whether a constraint is in force.
  case isActive(Bool, of: Tree.ConstraintID)
  /// The height of a guide; nil is its rest.
  case guideHeight(Double?, of: Tree.GuideID)
}

extension TreeWrite: Sendable where Tree.NodeID: Sendable, Tree.ConstraintID: Sendable, Tree.GuideID: Sendable {}

extension TreeWrite {
  /// Whether it is the same value of the same property, up to a thousandth of a point, by which hosts round.
  func isNear(_ other: TreeWrite) -> Bool {
    switch (self, other) {
    case (.contentInset(let mine, let node), .contentInset(let others, let otherNode)),
      (.indicatorInset(let mine, let node), .indicatorInset(let others, let otherNode)):
      node == otherNode && mine.isNear(others)
    case (.contentOffset(let mine, let node), .contentOffset(let others, let otherNode)):
      node == otherNode && mine.isNear(others)
    case (.frame(let mine, let node), .frame(let others, let otherNode)):
      node == otherNode && mine.isUsable && mine.isNear(others)
    case (.constant(let mine, let constraint), .constant(let others, let otherConstraint)):
      constraint == otherConstraint && mine.isNear(others)
    case (.guideHeight(let mine?, let guide), .guideHeight(let others?, let otherGuide)):
      guide == otherGuide && mine.isNear(others)
    default: self == other
    }
  }

  /// Whether it is any value of the same property.
  func isSameProperty(as other: TreeWrite) -> Bool {
    switch (self, other) {
    case (.contentInset(_, let node), .contentInset(_, let otherNode)),
      (.indicatorInset(_, let node), .indicatorInset(_, let otherNode)),
      (.contentOffset(_, let node), .contentOffset(_, let otherNode)),
      (.frame(_, let node), .frame(_, let otherNode)):
      node == otherNode
    case (.constant(_, let constraint), .constant(_, let otherConstraint)),
      (.isActive(_, let constraint), .isActive(_, let otherConstraint)):
      constraint == otherConstraint
    case (.guideHeight(_, let guide), .guideHeight(_, let otherGuide)): guide == otherGuide
    default: false
    }
  }

  /// What a tree answers now for the property that this writes; nil where it has none.
  func current(in tree: Tree) -> TreeWrite? {
    switch self {
    case .contentInset(_, let node): tree.scrollMetrics(of: node).map { .contentInset($0.contentInset, of: node) }
    case .indicatorInset(_, let node): tree.scrollMetrics(of: node).map { .indicatorInset($0.indicatorInset, of: node) }
    case .contentOffset(_, let node): tree.scrollMetrics(of: node).map { .contentOffset($0.contentOffset, of: node) }
    case .frame(_, let node): .frame(tree.frame(of: node), of: node)
    case .constant(_, let constraint):
      tree.constraintMetrics(of: constraint).map { .constant($0.constant, of: constraint) }
    case .isActive(_, let constraint):
      tree.constraintMetrics(of: constraint).map { .isActive($0.isActive, of: constraint) }
    case .guideHeight(_, let guide): tree.guideMetrics(of: guide).map { .guideHeight($0.height, of: guide) }
    }
  }
}

extension TreeWrite: CustomStringConvertible {
  /// The property, whose it is, and the value.
  public var description: String {
    switch self {
    case .contentInset(let inset, let node): "contentInset of \(node): \(words(inset))"
    case .indicatorInset(let inset, let node): "indicatorInset of \(node): \(words(inset))"
    case .contentOffset(let offset, let node): "contentOffset of \(node): \(words(offset))"
    case .frame(let frame, let node): "frame of \(node): \(words(frame))"
    case .constant(let constant, let constraint): "constant of \(constraint): \(number(constant))"
    case .isActive(let isActive, let constraint): "isActive of \(constraint): \(isActive)"
    case .guideHeight(let height, let guide): "guideHeight of \(guide): \(height.map { number($0) } ?? "nil")"
    }
  }
}
