/// As in <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@MainActor
open class UILayoutGuide: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutguide/owningview>.
  public internal(set) weak var owningView: UIView?
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe>.
  public internal(set) var layoutFrame = CGRect.zero
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutguide/identifier>.
  open var identifier = ""

  /// The insets from the owner's edges by which the system places the guide; nil where constraints do.
  var systemInsets: UIEdgeInsets? { nil }

  /// As in <https://developer.apple.com/documentation/uikit/uilayoutguide/init()>.
  public override init() { super.init() }

  convenience init(ownedBy view: UIView) {
    self.init()
    view.addLayoutGuide(self)
  }
}

extension UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)>.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsLayout()
  }
}

/// The guide of a view's safe area.
final class SafeAreaGuide: UILayoutGuide {
  override var systemInsets: UIEdgeInsets? { owningView?.safeAreaInsets }
}

/// As in <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// As in <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
@MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// As in <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard>.
  public var followsUndockedKeyboard = false
  /// As in <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea>.
  public var usesBottomSafeArea = true
  /// As in <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding>.
  public var keyboardDismissPadding: CGFloat = 0

  /// Off screen or undocked: the bottom safe area.
  ///
  /// Docked: as much of the view as the keyboard covers.
  override var systemInsets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let height = view.bounds.height
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    insets.top = height - rest
    guard let screen = view.window?.windowScene?.screen, let keyboard = screen.standInKeyboard.frame,
      screen.standInKeyboard.isDocked, screen.standInKeyboard.movesGuides
    else { return insets }
    let top = keyboard.minY - view.originOnScreen.y - view.bounds.minY
    insets.top = min(insets.top, max(0, top))
    return insets
  }
}
