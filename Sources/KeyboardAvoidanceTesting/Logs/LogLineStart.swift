/// What stands before the text proper of a log line: marks, a debugger's prompt, a stamp and who wrote the line.
///
/// It is read apart from the rest because it is of another language: the numbers and brackets in `App[1453:707]` are
/// neither values nor a dictionary, also where a log writes its prefix into the middle of one.
struct LogLineStart {
  /// The number of bytes that belong to it.
  private(set) var count = 0
  /// The stamp as written.
  private(set) var stamp: String?
  /// Whether the line is a node of a printed tree: `▿ userInfo : 8 elements`.
  private(set) var isTreeNode = false
  /// Whether the line is what somebody typed at a debugger.
  private(set) var isCommand = false

  /// The most bytes of a line that its start is looked for in.
  static let limit = 160

  /// Reads the start of a line of which the first ``limit`` bytes are given, or all.
  init(_ line: [UInt8]) {
    var cursor = ByteCursor(line)
    // A byte order mark is no text, wherever files were put together.
    _ = cursor.take("\u{FEFF}")
    cursor.skip { $0 <= 0x20 || "/*#>|".utf8.contains($0) }
    count = cursor.index
    if cursor.take("▿") || cursor.take("▹") || cursor.take("- ") {
      isTreeNode = true
      count = cursor.index
      return
    }
    isCommand = cursor.isAtCommand
    guard !isCommand, let (stamp, range) = Self.stamp(in: cursor) else { return }
    self.stamp = stamp
    // What stands before a stamp may be the very name that is looked for, so it stays part of the text.
    guard range.lowerBound == count else { return }
    cursor.index = range.upperBound
    cursor.skipWriter()
    count = cursor.index
  }

  /// The first stamp before the third word: a level or a tag may stand before it, a sentence that mentions a time may not.
  private static func stamp(in start: ByteCursor) -> (String, Range<Int>)? {
    var cursor = start
    for _ in 0..<3 {
      let gap = cursor.index
      cursor.skip { $0 <= 0x20 || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
      let begin = cursor.index
      if cursor.takeStamp() { return (cursor.text(from: begin), gap..<cursor.index) }
      cursor.index = begin
      cursor.skip { $0 > 0x20 && !"{=<\"".utf8.contains($0) }
    }
    return nil
  }
}

extension ByteCursor {
  /// Whether a debugger's prompt or one of its printing commands stands here.
  fileprivate var isAtCommand: Bool {
    var rest = self
    if rest.take("(lldb)") || rest.take("(gdb)") { return true }
    guard rest.take("po ") || rest.take("p ") || rest.take("print ") else { return false }
    rest.skip { $0 == 0x20 }
    return rest.next.map { $0.isLetter || "[(_$".utf8.contains($0) } ?? false
  }

  /// Takes what a logging system writes between its stamp and the message.
  fileprivate mutating func skipWriter() {
    skip { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ")") }
    var rest = self
    rest.skip { $0 <= 0x20 }
    // "1234  5678 I ReactNativeJS: "
    while rest.take(where: { $0.isDigit }) > 0 { rest.skip { $0 <= 0x20 } }
    if rest.take(where: { "VDIWEF".utf8.contains($0) }) == 1, rest.next == 0x20 || rest.next == UInt8(ascii: "/") {
      rest.index += 1
      rest.skip { $0 != UInt8(ascii: ":") && $0 > 0x20 }
      rest.skip { $0 == 0x20 }
      if rest.take(":") { self = rest }
      return
    }
    // "App[1453:707] "
    rest = self
    rest.skip { $0 <= 0x20 }
    rest.skip { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) || $0 >= 0x80 }
    guard rest.take("["), rest.next?.isDigit ?? false else { return }
    guard rest.take(where: { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ":") }) > 0, rest.take("]") else { return }
    self = rest
  }
}
