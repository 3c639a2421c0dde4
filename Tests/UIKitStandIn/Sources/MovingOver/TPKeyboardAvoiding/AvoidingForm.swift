import KeyboardAvoidanceUIKit
import UIKit

/// Before: a class to make the scroll view of.
final class AvoidingForm: MovingForm {
  // snippet: scrollview-before
  override func makeScrollView() -> UIScrollView { TPKeyboardAvoidingScrollView() }
  // end
}

/// After: any scroll view.
final class AvoidingAfter: MovingForm {
  // snippet: scrollview-after
  override func makeScrollView() -> UIScrollView { UIScrollView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    avoidKeyboard(insetting: scrollView)
  }
  // end
}
