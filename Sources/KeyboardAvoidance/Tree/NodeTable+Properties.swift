public import ViewTrees

/// Properties by their numbers: of what has been let go there is none.
extension NodeTable {
  @inlinable
  func read(_ property: HeldProperty) -> PropertyValue? {
    switch property.kind {
    case .constant, .isActive:
      unsafe constraints[property.index].flatMap { property.kind.value(constraint: $0, in: tree) }
    case .guideHeight:
      unsafe guides[property.index].flatMap { tree.guideMetrics(of: $0) }.map { .height($0.height) }
    default:
      unsafe nodes[property.index].flatMap { property.kind.value(node: $0, in: tree) }
    }
  }

  @inlinable
  func write(_ value: PropertyValue, to property: HeldProperty) {
    switch property.kind {
    case .constant, .isActive:
      if let constraint = unsafe constraints[property.index] {
        property.kind.write(value, constraint: constraint, to: tree)
      }
    case .guideHeight:
      if let guide = unsafe guides[property.index] { tree.setGuideHeight(value.height, of: guide) }
    default:
      if let node = unsafe nodes[property.index] { property.kind.write(value, node: node, to: tree) }
    }
  }

  /// Whether the host's layout alone decides a value, so that whatever it sets is a value of its own.
  @inlinable
  func isSetByHost(_ property: HeldProperty) -> Bool {
    guard let part = property.kind.frame, let node = unsafe nodes[property.index] else { return false }
    return tree.hostPlacement(of: node).contains(part)
  }

  /// Lets the host's layout set a property again.
  @inlinable
  func release(_ property: HeldProperty) {
    guard let part = property.kind.frame, let node = unsafe nodes[property.index] else { return }
    tree.releaseFrame(part, of: node)
  }

  /// The property by the tree's own identifiers, or nil where what has it has been let go.
  func property(_ held: HeldProperty) -> AdjustedProperty<Tree.NodeID, Tree.ConstraintID, Tree.GuideID>? {
    switch held.kind {
    case .constant, .isActive: unsafe constraints[held.index].map { .ofConstraint(held.kind, $0) }
    case .guideHeight: unsafe guides[held.index].map { .ofGuide($0) }
    default: unsafe nodes[held.index].map { .ofNode(held.kind, $0) }
    }
  }
}

extension PropertyKind {
  /// The part of a frame that it is; nil for anything else.
  @inlinable var frame: HostPlacement? {
    switch self {
    case .originY: .top
    case .height: .height
    default: nil
    }
  }
}
