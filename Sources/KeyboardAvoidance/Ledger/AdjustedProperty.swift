/// A property of a tree that adjustments can change.
@usableFromInline
package enum AdjustedProperty<NodeID: Hashable, ConstraintID: Hashable, GuideID: Hashable>: Hashable {
  case contentInsetBottom(NodeID)
  case indicatorInsetBottom(NodeID)
  case contentOffset(NodeID)
  case constant(ConstraintID)
  case isActive(ConstraintID)
  case originY(NodeID)
  case height(NodeID)
  case guideHeight(GuideID)
}

/// A property as the engine names it: by numbers that stand for the tree's own identifiers.
@usableFromInline typealias HeldProperty = AdjustedProperty<NodeHandle, ConstraintHandle, GuideHandle>

extension AdjustedProperty {
  /// Whether it is an offset, which the user moves too.
  package var isOffset: Bool {
    if case .contentOffset = self { true } else { false }
  }

  /// Whether writing it moves or resizes views, other than by scrolling.
  var movesViews: Bool {
    switch self {
    case .constant, .isActive, .originY, .height, .guideHeight: true
    case .contentInsetBottom, .indicatorInsetBottom, .contentOffset: false
    }
  }

  /// Whether it is part of a view's frame, which the host's layout may set by itself.
  var isOfFrame: Bool {
    switch self {
    case .originY, .height: true
    default: false
    }
  }

  /// The view whose property it is; nil for one of a constraint or a guide.
  var node: NodeID? {
    switch self {
    case .contentInsetBottom(let node), .indicatorInsetBottom(let node), .contentOffset(let node), .originY(let node),
      .height(let node):
      node
    case .constant, .isActive, .guideHeight: nil
    }
  }

  /// What the property is called in issues and decisions.
  package var name: String {
    switch self {
    case .contentInsetBottom: "contentInset.bottom"
    case .indicatorInsetBottom: "indicatorInset.bottom"
    case .contentOffset: "contentOffset"
    case .constant: "constant"
    case .isActive: "isActive"
    case .originY: "frame.origin.y"
    case .height: "frame.size.height"
    case .guideHeight: "guide.height"
    }
  }
}

extension AdjustedProperty: Sendable where NodeID: Sendable, ConstraintID: Sendable, GuideID: Sendable {}
