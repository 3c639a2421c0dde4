/// The keyboard of a screen: it posts what the system posts, in its order, and moves the keyboard layout guides.
///
/// The order inside one transition is the one that people report: will-change-frame, then will-show or will-hide, the
/// did- ones in the same order at the end.
@MainActor
public final class StandInKeyboard {
  /// Which notifications name the screen.
  public enum Naming: Sendable {
    /// All, as the pages of the notifications say for iOS 16.1 and later.
    case always
    /// Those of showing and hiding, as the header UIWindow.h says.
    case exceptFrameChanges
    /// None, as before iOS 16.1.
    case never
  }

  private unowned let screen: UIScreen
  /// Where the keyboard is, in screen coordinates; nil while there is none.
  public private(set) var frame: CGRect?
  /// Whether it is docked at the bottom.
  public private(set) var isDocked = true
  /// The duration that is reported, in seconds.
  public var duration = 0.25
  /// Which notifications name the screen.
  public var namesScreen = Naming.always
  /// Whether the guides have followed the last notification, which in UIKit they may do a layout later.
  public var movesGuides = true
  private var ending: [(Notification.Name, [AnyHashable: Any])] = []

  init(_ screen: UIScreen) { self.screen = screen }

  /// Comes up, or changes its height.
  public func show(_ frame: CGRect) { announce(UIResponder.keyboardWillShowNotification, frame, isDocked: true) }

  /// Goes down; at the end it is below the screen, or where the argument says that it reports to be.
  public func hide(reporting frame: CGRect? = nil) {
    let height = self.frame?.height ?? 0
    announce(
      UIResponder.keyboardWillHideNotification,
      frame ?? CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height), isDocked: true)
    self.frame = nil
  }

  /// Floats or splits: to an app that is the end of the docked one.
  public func float(_ frame: CGRect) {
    let gone = screen.bounds.offsetBy(dx: 0, dy: screen.bounds.maxY)
    announce(UIResponder.keyboardWillHideNotification, gone, isDocked: false)
    post(UIResponder.keyboardWillChangeFrameNotification, userInfo(frame, isLocal: true))
    self.frame = frame
    isDocked = false
  }

  /// Moves under a finger: nothing is posted, only the guides move.
  public func drag(top: CGFloat) {
    guard let frame else { return }
    self.frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
  }

  /// Ends the transition that was announced last.
  public func finish() {
    for (name, info) in ending { post(name, info) }
    ending = []
  }

  /// Posts one notification by itself.
  public func post(_ name: Notification.Name, frame: CGRect?, isLocal: Bool = true) {
    post(name, userInfo(frame, isLocal: isLocal))
  }

  private func announce(_ name: Notification.Name, _ frame: CGRect, isDocked: Bool) {
    let info = userInfo(frame, isLocal: true)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(name, info)
    self.frame = frame
    self.isDocked = isDocked
    let isShow = name == UIResponder.keyboardWillShowNotification
    ending = [
      (UIResponder.keyboardDidChangeFrameNotification, info),
      (isShow ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info),
    ]
  }

  private func userInfo(_ end: CGRect?, isLocal: Bool) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: isLocal,
    ]
    info[UIResponder.keyboardFrameBeginUserInfoKey] = frame
    info[UIResponder.keyboardFrameEndUserInfoKey] = end
    return info
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    let changes = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    let isNamed = namesScreen == .always || namesScreen == .exceptFrameChanges && !changes.contains(name)
    NotificationCenter.default.post(name: name, object: isNamed ? screen : nil, userInfo: info)
  }
}
