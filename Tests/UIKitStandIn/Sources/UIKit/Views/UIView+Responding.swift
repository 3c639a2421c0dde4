/// A view that can be edited: what becoming and resigning first responder does to it.
@MainActor
class EditableBehavior {
  static func become(_ view: UIView, began: Notification.Name) -> Bool {
    guard let window = view.window, window.firstResponder !== view else { return view.window != nil }
    // The old one ends before the new one begins.
    window.firstResponder?.resignFirstResponder()
    window.firstResponder = view
    NotificationCenter.default.post(name: began, object: view)
    return true
  }

  static func resign(_ view: UIView, ended: Notification.Name) -> Bool {
    guard let window = view.window, window.firstResponder === view else { return true }
    window.firstResponder = nil
    NotificationCenter.default.post(name: ended, object: view)
    return true
  }
}
