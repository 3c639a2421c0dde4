/// Finds the keyboard notifications in any text: logs, debugger output, pasted dumps, in whatever state they are.
///
///     var reader = LogReader()
///     var found = reader.read(firstChunk)
///     found += reader.read(secondChunk)
///     found += reader.finish()
///
/// It reads structure, not patterns: tokens, then keys with their values inside brackets that may be missing, then
/// notifications. What it cannot read is skipped, and what is damaged is missing; no input is an error. How the text is cut into
/// chunks makes no difference to what is found.
///
/// - Complexity: O(*n*) in the bytes read, in memory that does not depend on them.
public struct LogReader: Sendable {
  private var lexer = LogLexer()
  private var lineNumber = 1
  /// The beginning of a line, until there is enough to tell a stamp; then the lexer has the line.
  private var start: [UInt8] = []
  private var isPastStart = false
  private var escape = Escape.none

  private enum Escape { case none, begun, open }

  /// Creates a reader at the start of a text.
  public init() {}

  /// Reads more of the text and returns the notifications that are complete.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [LoggedNotification] {
    for byte in bytes { take(byte) }
    return lexer.grammar.assembler.takeFinished()
  }

  /// Ends the text and returns the notifications that waited for what might follow.
  ///
  /// The reader is then at the start of a new text.
  public mutating func finish() -> [LoggedNotification] {
    endLine()
    lexer.finish()
    let last = lexer.grammar.assembler.takeFinished()
    self = LogReader()
    return last
  }

  /// The notifications in a whole text.
  public static func notifications(in bytes: some Sequence<UInt8>) -> [LoggedNotification] {
    var reader = LogReader()
    return reader.read(bytes) + reader.finish()
  }

  /// The notifications in a whole text.
  public static func notifications(in text: String) -> [LoggedNotification] { notifications(in: text.utf8) }
}

extension LogReader {
  private mutating func take(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      endLine()
      lineNumber += 1
    } else if !isHidden(byte) {
      if isPastStart {
        lexer.take(byte)
      } else if !start.isEmpty || byte > 0x20 {
        start.append(byte)
        if start.count == LogLineStart.limit { passStart() }
      }
    }
  }

  /// Whether the byte is none of the text: a zero, as wide encodings have them, or part of a terminal's colour.
  private mutating func isHidden(_ byte: UInt8) -> Bool {
    switch escape {
    case .none:
      if byte == 0x1B { escape = .begun }
      return byte == 0x1B || byte == 0
    case .begun:
      escape = byte == UInt8(ascii: "[") ? .open : .none
      return true
    case .open:
      if byte >= 0x40 { escape = .none }
      return true
    }
  }

  private mutating func passStart() {
    let lineStart = LogLineStart(start)
    lexer.beginLine(lineStart, number: lineNumber)
    for byte in start[lineStart.count...] { lexer.take(byte) }
    start.removeAll(keepingCapacity: true)
    isPastStart = true
  }

  private mutating func endLine() {
    if !isPastStart { passStart() }
    lexer.endLine()
    isPastStart = false
    escape = .none
  }
}
