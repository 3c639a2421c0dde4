import UIKit

/// A phone with one window, for tests of the adapter's parts.
@MainActor
final class Device {
  let screen = UIScreen(
    standInSize: CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  let scene: UIWindowScene
  let window: UIWindow
  let controller: UIViewController

  init(_ controller: UIViewController = UIViewController()) {
    self.controller = controller
    scene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// An app takes its screens out of a window before it lets go of it.
  isolated deinit {
    for window in scene.windows { window.rootViewController = nil }
  }

  var keyboard: StandInKeyboard { screen.standInKeyboard }
  static let docked = CGRect(x: 0, y: 477, width: 375, height: 335)

  func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
    view.frame = frame
    (parent ?? controller.view).addSubview(view)
    return view
  }

  func settle() { scene.standInTurnRunLoop() }
}
