#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// A view controller whose view makes room for the keyboard by itself; nothing in it is adjusted, or revealed.
  ///
  /// Conform your own view controllers that do so already.
  @MainActor
  public protocol SystemAvoidingController: UIViewController {}

  /// A table view controller insets its table and scrolls to the edited row.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
  extension UITableViewController: SystemAvoidingController {}

  extension UIView {
    /// Whether the view is that of a controller that avoids the keyboard by itself, or is inside one.
    ///
    /// O(depth). The next responder of a controller's own view is the controller.
    var isLeftToSystem: Bool {
      var view: UIView? = self
      while let current = view {
        if current.next is any SystemAvoidingController { return true }
        view = current.superview
      }
      return false
    }
  }
#endif
