/// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets>.
public struct UIEdgeInsets: Hashable, Sendable {
  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/top>.
  public var top: CGFloat
  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/left>.
  public var left: CGFloat
  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/bottom>.
  public var bottom: CGFloat
  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/right>.
  public var right: CGFloat

  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/init(top:left:bottom:right:)-1s1t9>.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiedgeinsets/zero>.
  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

extension CGRect {
  /// As in <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// As much of the type as a translation needs.
///
/// As in <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>.
public struct CGAffineTransform: Hashable, Sendable {
  /// As in <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/tx>.
  public var tx: CGFloat
  /// As in <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/ty>.
  public var ty: CGFloat

  /// From memory, <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:)>.
  public init(translationX x: CGFloat, y: CGFloat) {
    tx = x
    ty = y
  }

  /// As in <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity>.
  public static var identity: CGAffineTransform { CGAffineTransform(translationX: 0, y: 0) }

  /// As in <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/isidentity>.
  public var isIdentity: Bool { self == .identity }
}

/// As much of a layer as a view's geometry needs.
///
/// As in <https://developer.apple.com/documentation/quartzcore/calayer>.
@MainActor
public final class CALayer: StandInObject {
  /// As in <https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint>.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
