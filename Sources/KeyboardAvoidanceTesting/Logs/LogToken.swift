/// What a log is made of: words, numbers, single symbols, and the ends of lines.
enum LogToken {
  /// Letters, digits and `_`, and all bytes beyond ASCII; a very long one is cut.
  case word([UInt8])
  /// A number.
  case number(Double)
  /// Any other byte that is no space.
  case symbol(UInt8)
  /// The end of a line.
  case newline
}

extension LogToken {
  /// A symbol of ASCII, for comparison.
  static func isOpening(_ symbol: UInt8) -> Bool { symbol == UInt8(ascii: "{") || symbol == UInt8(ascii: "[") }
  static func isClosing(_ symbol: UInt8) -> Bool { symbol == UInt8(ascii: "}") || symbol == UInt8(ascii: "]") }
}
