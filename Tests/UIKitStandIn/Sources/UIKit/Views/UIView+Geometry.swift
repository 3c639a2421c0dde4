extension UIView: PlacedOnScreen {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/frame>.
  public var frame: CGRect {
    get { frameWithoutTransform.offsetBy(dx: transform.tx, dy: transform.ty) }
    set {
      bounds.size = newValue.size
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width - transform.tx,
        y: newValue.minY + anchor.y * newValue.height - transform.ty)
    }
  }

  /// The frame as it was laid out.
  var frameWithoutTransform: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// Where the origin of the bounds' coordinates is on the screen.
  var originOnScreen: CGPoint {
    let around = superview?.originOnScreen ?? .zero
    return CGPoint(x: around.x + frame.minX - bounds.minX, y: around.y + frame.minY - bounds.minY)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-2kf3d>.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let here = originOnScreen
    let there = (view ?? window ?? root).originOnScreen
    return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
  }

  var root: UIView { superview?.root ?? self }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let area = window.safeAreaOnScreen
    let place = CGRect(origin: .zero, size: bounds.size)
      .offsetBy(dx: originOnScreen.x + bounds.minX, dy: originOnScreen.y + bounds.minY)
    let added = additionalSafeArea
    // At most the whole view is unsafe, and what the view does not reach into is safe.
    let top = max(0, area.minY + added.top - place.minY)
    let left = max(0, area.minX + added.left - place.minX)
    let bottom = max(0, place.maxY - area.maxY + added.bottom)
    let right = max(0, place.maxX - area.maxX + added.right)
    return UIEdgeInsets(
      top: min(top, place.height), left: min(left, place.width), bottom: min(bottom, place.height),
      right: min(right, place.width))
  }

  /// What the controllers around the view add, bars included, as far as the view reaches into it.
  private var additionalSafeArea: UIEdgeInsets {
    var added = UIEdgeInsets.zero
    var view: UIView? = self
    while let current = view {
      if let own = current.controller?.additionalSafeAreaInsets {
        added.top += own.top
        added.left += own.left
        added.bottom += own.bottom
        added.right += own.right
      }
      view = current.superview
    }
    return added
  }
}

extension UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public var rawValue: UInt
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblewidth>.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    /// As in <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleheight>.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
  }
}
