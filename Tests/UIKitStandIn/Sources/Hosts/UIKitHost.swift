import KeyboardAvoidance
package import KeyboardAvoidanceTesting
import KeyboardAvoidanceUIKit
package import KeyboardEvents
import UIKit

/// The stand-in for UIKit as a host of the behaviours: everything goes through the adapter, as it does in an app.
@MainActor
package final class UIKitHost: @MainActor BehaviorHost {
  let screen: UIScreen
  let scene: UIWindowScene
  let window: UIWindow
  var controller: UIViewController
  var views: [String: UIView] = [:]
  var constraints: [String: (constraint: NSLayoutConstraint, isReversed: Bool)] = [:]
  let log = IssueLog()
  /// What a finger pans, or has panned last.
  weak var finger: UIScrollView?
  private var navigation: UINavigationController

  package required init(screen size: Size, safeArea: Insets) {
    screen = UIScreen(
      standInSize: CGSize(width: size.width, height: size.height), safeArea: Self.insets(safeArea))
    scene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: scene)
    controller = UIViewController()
    navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
    views["root"] = controller.view
    UIView.standInAnimations = []
  }

  /// An app takes its screens out of a window before it lets go of it.
  isolated deinit { window.rootViewController = nil }

  func view(_ name: String) -> UIView { views[name] ?? UIView() }

  private func scrollView(_ name: String) -> UIScrollView { view(name) as? UIScrollView ?? UIScrollView() }

  package func add(_ description: HostView) {
    let view: UIView
    let frame = Self.rect(description.frame)
    switch description.kind {
    case .view: view = UIView(frame: frame)
    case .field: view = UITextField(frame: frame)
    case .scroll(let height):
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: frame.width, height: height)
      view = scroll
    case .systemScroll(let height):
      let table = UITableViewController()
      controller.addChild(table)
      view = table.view
      view.frame = frame
      (view as? UIScrollView)?.contentSize = CGSize(width: frame.width, height: height)
    case .text(let lines):
      let text = UITextView(frame: frame)
      text.text = String(repeating: "line\n", count: lines - 1)
      view = text
    }
    self.view(description.parent).addSubview(view)
    views[description.name] = view
    settle()
  }

  package func hang(_ description: HostConstraint) {
    let (view, other) = (view(description.view), view(description.other))
    if view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.frame
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: frame.minX),
        view.widthAnchor.constraint(equalToConstant: frame.width),
        view.heightAnchor.constraint(equalToConstant: frame.height),
      ])
    }
    let line = description.isSafeArea ? other.safeAreaLayoutGuide.bottomAnchor : other.bottomAnchor
    let constraint =
      description.isReversed
      ? line.constraint(equalTo: view.bottomAnchor, constant: -description.constant)
      : view.bottomAnchor.constraint(equalTo: line, constant: description.constant)
    constraint.isActive = description.isActive
    constraints[description.name] = (constraint, description.isReversed)
    settle()
  }

  package func avoid(_ way: AvoidanceWay) {
    if UIKitAvoidance.held(by: controller.view) == nil {
      _ = UIKitAvoidance(root: controller.view, diagnostics: log.diagnostics)
    }
    switch way {
    case .automatic: controller.avoidKeyboard()
    case .inset(let name): controller.avoidKeyboard(insetting: scrollView(name))
    case .constant(let name):
      if let constraint = constraints[name]?.constraint { controller.avoidKeyboard(moving: constraint) }
    case .switching(let up, let rest):
      guard let whileUp = constraints[up], let atRest = constraints[rest] else { return }
      controller.avoidKeyboard(activating: [whileUp.constraint], insteadOf: [atRest.constraint])
    case .shift(let name): controller.avoidKeyboard(shifting: view(name))
    case .resize(let name): controller.avoidKeyboard(resizing: view(name))
    case .none(let name): controller.ignoreKeyboard(in: view(name))
    }
    settle()
  }

  package func stopAvoiding() {
    controller.keyboardAvoidance.end()
    settle()
  }

  package func coverAndUncover(meanwhile: () -> Void) {
    let edited = views.values.first { $0.isFirstResponder }
    navigation.pushViewController(UIViewController(), animated: false)
    settle()
    meanwhile()
    navigation.popViewController(animated: false)
    settle()
    edited?.becomeFirstResponder()
    settle()
  }

  package var lastMotion: KeyboardMotion? {
    UIView.standInAnimations.last.map { animation in
      KeyboardMotion(
        duration: animation.duration, curve: AnimationCurve(rawValue: Int(animation.options.rawValue >> 16) & 0xF))
    }
  }

  package var issues: [String] { log.kinds }

  package func isFreedAtEnd() -> Bool {
    weak let avoidance = UIKitAvoidance.held(by: controller.view)
    weak let center = avoidance?.center
    weak let screenOfApp = controller
    weak let root = controller.view
    window.rootViewController = nil
    navigation = UINavigationController(rootViewController: UIViewController())
    controller = UIViewController()
    views = [:]
    constraints = [:]
    return avoidance == nil && center == nil && screenOfApp == nil && root == nil
  }

  /// Whatever waits for the end of a turn of the run loop.
  func settle() { scene.standInTurnRunLoop() }
}
