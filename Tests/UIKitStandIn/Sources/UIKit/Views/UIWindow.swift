/// As in <https://developer.apple.com/documentation/uikit/uiwindow>.
@MainActor
open class UIWindow: UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>.
  public weak var windowScene: UIWindowScene?

  /// The view that has the keyboard's attention.
  weak var firstResponder: UIView?

  /// As in <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    windowScene.windows.append(self)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  open override var window: UIWindow? { self }

  /// As in <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>.
  open func makeKeyAndVisible() { layoutIfNeeded() }

  /// The part of the screen that no bar covers, in screen coordinates; on another than the whole screen too.
  var safeAreaOnScreen: CGRect {
    guard let screen = windowScene?.screen else { return frame }
    let area = screen.standInSafeArea
    return CGRect(
      x: area.left, y: area.top, width: screen.bounds.width - area.left - area.right,
      height: screen.bounds.height - area.top - area.bottom)
  }
}
