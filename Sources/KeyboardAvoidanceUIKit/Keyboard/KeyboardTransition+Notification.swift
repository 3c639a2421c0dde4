#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  import UIKit

  extension KeyboardTransition {
    /// Reads a keyboard notification; what it does not say stays missing.
    ///
    /// Frames are in the coordinates of the keyboard's screen, as the system reports them.
    init(_ notification: Notification) {
      let info = notification.userInfo ?? [:]
      self.init(
        beginFrame: (info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect).map { Rect($0) },
        endFrame: (info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect).map { Rect($0) },
        animationDuration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        // The number as it is: 7, the keyboard's own curve, is none of `UIView.AnimationCurve`'s cases.
        animationCurve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int)
          .map { AnimationCurve(rawValue: $0) },
        isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool)
    }
  }

  extension KeyboardEvent {
    /// The name under which UIKit posts the event.
    var notificationName: Notification.Name {
      switch self {
      case .willShow: UIResponder.keyboardWillShowNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
      }
    }
  }
#endif
