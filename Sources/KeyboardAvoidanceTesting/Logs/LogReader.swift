/// Reads keyboard notifications out of any text: descriptions, prints, debugger output, objects of React Native.
///
/// It looks for keys and what stands behind them, whatever the punctuation; nothing in the text can be wrong. A text is
/// taken in pieces of any size, in time that grows with its length and memory that does not.
///
/// ```swift
/// for notification in LogReader.notifications(in: text) { print(notification.json) }
/// ```
public struct LogReader: Sendable {
  private var lexer = LogLexer()
  private var scanner = LogScanner()

  /// Creates a reader at the start of a text.
  public init() {}

  /// Takes the next piece of the text.
  ///
  /// - Returns: the notifications that are complete by now and were not returned before, in the order found. O(n).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [LoggedNotification] {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lexer.finish { scanner.read($0) }
        scanner.read(.newline)
      } else {
        scanner.note(byte)
        lexer.read(byte) { scanner.read($0) }
      }
    }
    return scanner.takeFound()
  }

  /// Takes note of the end of the text; the reader is at the start of another one then.
  ///
  /// - Returns: the notification that was still open, where there was one.
  public mutating func finish() -> [LoggedNotification] {
    lexer.finish { scanner.read($0) }
    scanner.finish()
    let found = scanner.takeFound()
    self = LogReader()
    return found
  }

  /// Returns all notifications in a text, in the order found.
  public static func notifications(in bytes: some Sequence<UInt8>) -> [LoggedNotification] {
    var reader = LogReader()
    return reader.read(bytes) + reader.finish()
  }

  /// Returns all notifications in a text, in the order found.
  public static func notifications(in text: String) -> [LoggedNotification] { notifications(in: text.utf8) }
}
