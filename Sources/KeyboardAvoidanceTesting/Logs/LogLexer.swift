/// Cuts bytes into tokens, one byte at a time, in memory that does not grow with the text.
struct LogLexer {
  private var token: [UInt8] = []
  private var isNumber = false
  /// How much of a word is kept: more than the longest name has.
  private static let longest = 96

  /// Takes the next byte; the handler is called with each token that it completes, in order.
  @inline(__always)
  mutating func read(_ byte: UInt8, _ handle: (LogToken) -> Void) {
    if continuesToken(byte) {
      if token.count < Self.longest { token.append(byte) }
      return
    }
    finish(handle)
    if byte == UInt8(ascii: "\n") {
      handle(.newline)
    } else if Self.isLetter(byte) {
      isNumber = false
      token.append(byte)
    } else if Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNumber = true
      token.append(byte)
    } else if byte > UInt8(ascii: " ") {
      handle(.symbol(byte))
    }
  }

  /// Tells the token that the text ends in.
  mutating func finish(_ handle: (LogToken) -> Void) {
    guard let first = token.first else { return }
    defer { token.removeAll(keepingCapacity: true) }
    guard isNumber else { return handle(.word(token)) }
    if let number = DecimalText.value(of: token[...]) { return handle(.number(number)) }
    // A lone sign, or something like a hexadecimal number, which is no number to a keyboard.
    if Self.isDigit(first) {
      handle(.word(token))
    } else {
      handle(.symbol(first))
      if token.count > 1 { handle(.word(Array(token.dropFirst()))) }
    }
  }

  private func continuesToken(_ byte: UInt8) -> Bool {
    guard let last = token.last else { return false }
    if Self.isLetter(byte) || Self.isDigit(byte) { return true }
    guard isNumber else { return false }
    if byte == UInt8(ascii: ".") { return true }
    let isExponent = last == UInt8(ascii: "e") || last == UInt8(ascii: "E")
    return isExponent && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32) >= 97 && (byte | 32) <= 122 || byte == UInt8(ascii: "_") || byte >= 128
  }
}
