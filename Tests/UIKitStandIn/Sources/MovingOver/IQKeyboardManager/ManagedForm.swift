import AvoidanceStrategies
import KeyboardAvoidanceUIKit
import UIKit

/// Before: one manager for the whole app, switched on where the app starts.
final class ManagedForm: MovingForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet: manager-before
    IQKeyboardManager.shared.isEnabled = true
    IQKeyboardManager.shared.keyboardDistance = 16
    // end
  }
}

/// After: each screen says what it wants.
final class ManagedAfter: MovingForm {
  // snippet: manager-after
  override func viewDidLoad() {
    super.viewDidLoad()
    avoidKeyboard(distance: 16)
  }
  // end
}
