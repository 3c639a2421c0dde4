/// As in <https://developer.apple.com/documentation/uikit/uitextfield>.
@MainActor
open class UITextField: UIControl, @MainActor UITextInput {
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/text>.
  open var text: String? = ""
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/placeholder>.
  open var placeholder: String?
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property>.
  open var borderStyle = BorderStyle.none
  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange>.
  open var selectedTextRange: UITextRange?

  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification>.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification>.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification>.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let length = text?.count ?? 0
    selectedTextRange = UITextRange(length, length)
    return EditableBehavior.become(self, began: Self.textDidBeginEditingNotification)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    selectedTextRange = nil
    return EditableBehavior.resign(self, ended: Self.textDidEndEditingNotification)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)>.
  open func caretRect(for position: UITextPosition) -> CGRect {
    var caret = StandInType.caret(in: text ?? "", at: position.offset)
    caret.origin.y = (bounds.height - caret.height) / 2
    return caret
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}

extension UITextField {
  /// As in <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum>.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}
