/// As in <https://developer.apple.com/documentation/uikit/uitextposition>.
@MainActor
open class UITextPosition: StandInObject {
  /// The number of characters before the position.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// As in <https://developer.apple.com/documentation/uikit/uitextrange>.
@MainActor
open class UITextRange: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uitextrange/start>.
  open internal(set) var start: UITextPosition
  /// As in <https://developer.apple.com/documentation/uikit/uitextrange/end>.
  open internal(set) var end: UITextPosition

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
  }
}

/// As in <https://developer.apple.com/documentation/uikit/uitextinput>.
@MainActor
public protocol UITextInput: AnyObject {
  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange>.
  var selectedTextRange: UITextRange? { get set }
  /// As in <https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)>.
  func caretRect(for position: UITextPosition) -> CGRect
}

/// How the stand-in sets text: lines of equal height, characters of equal width, no wrapping.
enum StandInType {
  static let lineHeight: CGFloat = 20
  static let characterWidth: CGFloat = 8

  static func caret(in text: String, at offset: Int) -> CGRect {
    let before = text.prefix(offset)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return CGRect(
      x: CGFloat(lines.last?.count ?? 0) * characterWidth, y: CGFloat(max(0, lines.count - 1)) * lineHeight, width: 2,
      height: lineHeight)
  }

  static func height(of text: String) -> CGFloat {
    CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count) * lineHeight
  }
}
