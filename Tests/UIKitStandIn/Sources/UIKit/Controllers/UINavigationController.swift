/// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
@MainActor
open class UINavigationController: UIViewController {
  /// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers>.
  public private(set) var viewControllers: [UIViewController] = []

  /// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)>.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller>.
  open var topViewController: UIViewController? { viewControllers.last }

  /// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)>.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    addChild(controller)
    viewControllers.append(controller)
    show(controller)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)>.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    popped.viewWillDisappear(animated)
    popped.view.removeFromSuperview()
    children.removeAll { $0 === popped }
    if let controller = topViewController { show(controller) }
    return popped
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = CGRect(origin: .zero, size: view.bounds.size)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}
