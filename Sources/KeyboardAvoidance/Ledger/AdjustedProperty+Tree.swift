public import KeyboardEvents
public import ViewTrees

extension AdjustedProperty {
  /// Reads the property, or nil where the tree does not have it any more.
  @inlinable
  package func read<Tree: AvoidableTree>(from tree: Tree) -> PropertyValue?
  where Tree.NodeID == NodeID, Tree.ConstraintID == ConstraintID, Tree.GuideID == GuideID {
    switch self {
    case .contentInsetBottom(let node): tree.scrollMetrics(of: node).map { .number($0.contentInset.bottom) }
    case .indicatorInsetBottom(let node): tree.scrollMetrics(of: node).map { .number($0.indicatorInset.bottom) }
    case .contentOffset(let node): tree.scrollMetrics(of: node).map { .point($0.contentOffset) }
    case .constant(let constraint): tree.constraintMetrics(of: constraint).map { .number($0.constant) }
    case .isActive(let constraint): tree.constraintMetrics(of: constraint).map { .flag($0.isActive) }
    case .originY(let node): .number(tree.frame(of: node).minY)
    case .height(let node): .number(tree.frame(of: node).height)
    case .guideHeight(let guide): tree.guideMetrics(of: guide).map { .height($0.height) }
    }
  }

  /// Writes the property; this is the one place that writes to a tree.
  @inlinable
  func write<Tree: AvoidableTree>(_ value: PropertyValue, to tree: Tree)
  where Tree.NodeID == NodeID, Tree.ConstraintID == ConstraintID, Tree.GuideID == GuideID {
    switch (self, value) {
    case (.contentInsetBottom(let node), .number(let bottom)):
      guard var inset = tree.scrollMetrics(of: node)?.contentInset else { return }
      inset.bottom = bottom
      tree.setContentInset(inset, of: node)
    case (.indicatorInsetBottom(let node), .number(let bottom)):
      guard var inset = tree.scrollMetrics(of: node)?.indicatorInset else { return }
      inset.bottom = bottom
      tree.setIndicatorInset(inset, of: node)
    case (.contentOffset(let node), .point(let offset)): tree.setContentOffset(offset, of: node)
    case (.constant(let constraint), .number(let constant)): tree.setConstant(constant, of: constraint)
    case (.isActive(let constraint), .flag(let isActive)): tree.setActive(isActive, of: constraint)
    case (.originY(let node), .number(let y)):
      var frame = tree.frame(of: node)
      frame.origin.y = y
      tree.setFrame(frame, of: node)
    case (.height(let node), .number(let height)):
      var frame = tree.frame(of: node)
      frame.size.height = height
      tree.setFrame(frame, of: node)
    case (.guideHeight(let guide), .height(let height)): tree.setGuideHeight(height, of: guide)
    default: break
    }
  }

  /// Whether the host's layout alone decides the value, so that whatever it sets is a value of its own.
  @inlinable
  func isSetByHost<Tree: AvoidableTree>(in tree: Tree) -> Bool
  where Tree.NodeID == NodeID, Tree.ConstraintID == ConstraintID, Tree.GuideID == GuideID {
    switch self {
    case .originY(let node): tree.hostPlacement(of: node).contains(.top)
    case .height(let node): tree.hostPlacement(of: node).contains(.height)
    default: false
    }
  }

  /// Lets the host's layout set the property again.
  @inlinable
  func release<Tree: AvoidableTree>(in tree: Tree)
  where Tree.NodeID == NodeID, Tree.ConstraintID == ConstraintID, Tree.GuideID == GuideID {
    switch self {
    case .originY(let node): tree.releaseFrame(.top, of: node)
    case .height(let node): tree.releaseFrame(.height, of: node)
    default: break
    }
  }
}
