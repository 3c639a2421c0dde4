public import KeyboardEvents
public import ViewTrees

extension PropertyKind {
  /// Reads a property of a node, or nil where the tree does not have it any more.
  @inlinable
  func value<Tree: AvoidableTree>(node: Tree.NodeID, in tree: Tree) -> PropertyValue? {
    switch self {
    case .contentInsetBottom: tree.scrollMetrics(of: node).map { .number($0.contentInset.bottom) }
    case .indicatorInsetBottom: tree.scrollMetrics(of: node).map { .number($0.indicatorInset.bottom) }
    case .contentOffset: tree.scrollMetrics(of: node).map { .point($0.contentOffset) }
    case .originY: .number(tree.frame(of: node).minY)
    case .height: .number(tree.frame(of: node).height)
    case .constant, .isActive, .guideHeight: nil
    }
  }

  /// Reads a property of a constraint, or nil where the tree does not have it any more.
  @inlinable
  func value<Tree: AvoidableTree>(constraint: Tree.ConstraintID, in tree: Tree) -> PropertyValue? {
    guard let metrics = tree.constraintMetrics(of: constraint) else { return nil }
    return self == .isActive ? .flag(metrics.isActive) : .number(metrics.constant)
  }

  /// Writes a property of a node; together with the one for constraints and a guide's height all that writes to a tree.
  @inlinable
  func write<Tree: AvoidableTree>(_ value: PropertyValue, node: Tree.NodeID, to tree: Tree) {
    switch self {
    case .contentInsetBottom:
      guard var inset = tree.scrollMetrics(of: node)?.contentInset else { return }
      inset.bottom = value.number
      tree.setContentInset(inset, of: node)
    case .indicatorInsetBottom:
      guard var inset = tree.scrollMetrics(of: node)?.indicatorInset else { return }
      inset.bottom = value.number
      tree.setIndicatorInset(inset, of: node)
    case .contentOffset: tree.setContentOffset(value.point, of: node)
    case .originY:
      var frame = tree.frame(of: node)
      frame.origin.y = value.number
      tree.setFrame(frame, of: node)
    case .height:
      var frame = tree.frame(of: node)
      frame.size.height = value.number
      tree.setFrame(frame, of: node)
    case .constant, .isActive, .guideHeight: break
    }
  }

  /// Writes a property of a constraint.
  @inlinable
  func write<Tree: AvoidableTree>(_ value: PropertyValue, constraint: Tree.ConstraintID, to tree: Tree) {
    if self == .isActive {
      tree.setActive(value.isOn, of: constraint)
    } else {
      tree.setConstant(value.number, of: constraint)
    }
  }
}
