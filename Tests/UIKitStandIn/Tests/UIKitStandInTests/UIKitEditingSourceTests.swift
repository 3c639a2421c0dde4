import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import Testing
import UIKit

/// A message of 40 lines, 20 points high each, that grows in a scroll view instead of scrolling.
@Suite("Editing") @MainActor struct UIKitEditingSourceTests {
  private final class Message: UIViewController, @MainActor UITextViewDelegate {
    let scroll = UIScrollView()
    let text = UITextView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      scroll.contentSize = CGSize(width: 375, height: 900)
      view.addSubview(scroll)
      text.frame = CGRect(x: 0, y: 0, width: 375, height: 800)
      text.isScrollEnabled = false
      text.text = String(repeating: "line\n", count: 39)
      scroll.addSubview(text)
      avoidKeyboard()
    }

    // snippet: caret
    func textViewDidChangeSelection(_ textView: UITextView) {
      keyboardAvoidance.editing.editingDidChange(.caret, in: textView)
    }
    // end

    func caretBottom() -> CGFloat? {
      text.selectedTextRange.map { text.convert(text.caretRect(for: $0.end), to: nil).maxY }
    }
  }

  private let message = Message()

  /// The keyboard is up, and the caret in the first line.
  private func edit() -> Device {
    let device = Device(message)
    message.text.becomeFirstResponder()
    message.text.standInPutCaret(at: 0)
    device.keyboard.show(Device.docked)
    device.settle()
    return device
  }

  @Test func `a caret that is moved without typing is seen at the next look at the layout`() {
    let device = edit()
    #expect(message.scroll.contentOffset.y == -44)
    // Line 35 ends at 720, and at 764 on the screen.
    message.text.standInPutCaret(at: 35 * 5)
    device.settle()
    #expect(message.caretBottom() == 764)
    message.keyboardAvoidance.layoutDidChange()
    #expect(message.caretBottom() == 469)
  }

  @Test func `of a selection that is longer than the room its end is shown`() {
    let device = edit()
    message.text.delegate = message
    message.text.standInSelect(from: 0, to: 35 * 5)
    #expect(message.caretBottom() == 469)
    // Drawn back by a line, the end is in sight already.
    let offset = message.scroll.contentOffset
    message.text.standInSelect(from: 0, to: 35 * 5 - 5)
    #expect(message.scroll.contentOffset == offset)
    device.keyboard.hide()
  }

  @Test func `a delegate of the app's own tells of it in one line`() {
    let device = edit()
    message.text.delegate = message
    message.text.standInPutCaret(at: 35 * 5)
    #expect(message.caretBottom() == 469)
    device.keyboard.hide()
  }
}
