import UIKit

/// Stands for the library's class as far as the page uses it, so that its lines compile; it does nothing.
@MainActor
final class IQKeyboardManager {
  static let shared = IQKeyboardManager()
  var isEnabled = false
  var keyboardDistance: CGFloat = 10
}
