/// As in <https://developer.apple.com/documentation/uikit/uitextview>.
@MainActor
open class UITextView: UIScrollView, @MainActor UITextInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// As in <https://developer.apple.com/documentation/uikit/uitextview/text>.
  open var text: String! = "" {
    didSet { contentSize = CGSize(width: bounds.width, height: StandInType.height(of: text ?? "")) }
  }
  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange>.
  open var selectedTextRange: UITextRange?

  /// As in <https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingnotification>.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingnotification>.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
  /// As in <https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification>.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    .init("UITextViewTextDidChangeNotification")
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if selectedTextRange == nil { standInPutCaret(at: text?.count ?? 0) }
    return EditableBehavior.become(self, began: Self.textDidBeginEditingNotification)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    EditableBehavior.resign(self, ended: Self.textDidEndEditingNotification)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)>.
  open func caretRect(for position: UITextPosition) -> CGRect { StandInType.caret(in: text ?? "", at: position.offset) }

  /// As in <https://developer.apple.com/documentation/uikit/uitextview/delegate>.
  open weak var delegate: (any UITextViewDelegate)?

  /// Puts the caret after as many characters; no notification tells of that, only the delegate is told.
  public func standInPutCaret(at offset: Int) { standInSelect(from: offset, to: offset) }

  /// Selects what is between as many characters and as many others; of that too only the delegate is told.
  public func standInSelect(from start: Int, to end: Int) {
    selectedTextRange = UITextRange(start, end)
    delegate?.textViewDidChangeSelection(self)
  }

  /// Somebody types at the end of the text.
  public func standInType(_ more: String) {
    text = (text ?? "") + more
    standInPutCaret(at: text?.count ?? 0)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// As in <https://developer.apple.com/documentation/uikit/uitextviewdelegate>.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// As in <https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)>.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// As in <https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)>, which is
  /// optional.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
