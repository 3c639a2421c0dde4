import UIKit

/// Stands for the library's class: a model of what its published code does with one scroll view and a field in it.
///
/// Left out are its delay of a hundredth of a second, table and collection views, the return key, and a content size that it
/// finds by itself. <https://github.com/michaeltyson/TPKeyboardAvoiding>
final class TPKeyboardAvoidingScrollView: UIScrollView {
  private var observations: [any NSObjectProtocol] = []
  /// The inset before the keyboard; nil while the keyboard counts as hidden.
  private var priorInset: UIEdgeInsets?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
    observations = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let isHide = name == UIResponder.keyboardWillHideNotification
        MainActor.assumeIsolated { if isHide { self?.keyboardWillHide() } else { self?.keyboardWillShow(frame) } }
      }
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func keyboardWillShow(_ frame: CGRect) {
    guard let screen = window?.windowScene?.screen else { return }
    guard !frame.isEmpty else { return priorInset = nil }
    if priorInset == nil { priorInset = contentInset }
    let keyboard = screen.coordinateSpace.convert(frame, to: self)
    contentInset.bottom = max(keyboard.height - max(keyboard.maxY - bounds.maxY, 0), 0)
    guard let field = editedField else { return }
    contentOffset.y = idealOffset(for: field)
  }

  /// The caret, in the middle of what the insets leave, whether it was hidden or not.
  private func idealOffset(for field: UITextField) -> CGFloat {
    var target = field.convert(field.bounds, to: self)
    if let caret = field.selectedTextRange?.start { target = field.convert(field.caretRect(for: caret), to: self) }
    let room = bounds.height - contentInset.top - contentInset.bottom
    let padding = max((room - target.height) / 2, 20)
    let top = adjustedContentInset.top
    return max(min(target.minY - padding - top, contentSize.height - room - top), -top)
  }

  private func keyboardWillHide() {
    guard let inset = priorInset else { return }
    priorInset = nil
    // The offset stays where it was scrolled to.
    contentInset = inset
  }

  private var editedField: UITextField? {
    subviews.lazy.compactMap { $0 as? UITextField }.first { $0.isFirstResponder }
  }
}
