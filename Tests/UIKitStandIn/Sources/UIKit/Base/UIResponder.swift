/// As in <https://developer.apple.com/documentation/uikit/uiresponder>.
@MainActor
open class UIResponder: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open var next: UIResponder? { nil }

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder>.
  open var canBecomeFirstResponder: Bool { false }

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>.
  open var isFirstResponder: Bool { false }

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()>.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification>.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification>.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification>.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification>.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification>.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey>.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey>.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey>.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey>.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
