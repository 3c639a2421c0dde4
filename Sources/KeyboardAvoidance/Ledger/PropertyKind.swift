/// What adjustments can change.
///
/// In this order, so that what several of them have in common is one comparison.
@usableFromInline
package enum PropertyKind: UInt8, Sendable {
  case contentInsetBottom
  case indicatorInsetBottom
  case contentOffset
  case constant
  case isActive
  case originY
  case height
  case guideHeight
}

extension PropertyKind {
  /// Whether it is an offset, which the user moves too.
  package var isOffset: Bool { self == .contentOffset }

  /// Whether it is an inset of a scroll view.
  var isInset: Bool { rawValue <= PropertyKind.indicatorInsetBottom.rawValue }

  /// Whether it is a scroll view's.
  var isOfScroll: Bool { rawValue <= PropertyKind.contentOffset.rawValue }

  /// Whether writing it moves or resizes views, other than by scrolling.
  var movesViews: Bool { !isOfScroll }

  /// Whether it is part of a view's frame, which the host's layout may set by itself.
  var isOfFrame: Bool { self == .originY || self == .height }

  /// Whether it is one of a view; the others are of a constraint or a guide.
  var isOfNode: Bool { isOfScroll || isOfFrame }

  /// What it is called in issues and decisions.
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
