import KeyboardAvoidanceUIKit
import UIKit

/// Before: the code that every course shows, with the faults that every app has found in it.
final class HandWrittenForm: MovingForm {
  private var observations: [any NSObjectProtocol] = []

  // snippet: notifications-before
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    observations = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] notification in
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        MainActor.assumeIsolated { self?.keyboardWillShow(frame) }
      },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.keyboardWillHide() }
      },
    ]
  }

  private func keyboardWillShow(_ keyboard: CGRect) {
    scrollView.contentInset.bottom = keyboard.height
    scrollView.verticalScrollIndicatorInsets.bottom = keyboard.height
    scrollView.scrollRectToVisible(field.frame, animated: true)
  }

  private func keyboardWillHide() {
    scrollView.contentInset.bottom = 0
    scrollView.verticalScrollIndicatorInsets.bottom = 0
  }
  // end
}

/// After.
final class NotificationsAfter: MovingForm {
  // snippet: notifications-after
  override func viewDidLoad() {
    super.viewDidLoad()
    avoidKeyboard(insetting: scrollView)
  }
  // end
}
