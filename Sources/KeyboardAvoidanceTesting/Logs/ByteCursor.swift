/// A place in bytes, and the small steps with which a reader goes on from it.
struct ByteCursor {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the place, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes on while the bytes are of a kind.
  mutating func skip(while isOfKind: (UInt8) -> Bool) {
    while index < bytes.count, isOfKind(bytes[index]) { index += 1 }
  }

  /// Goes on while the bytes are of a kind, and tells how many were.
  mutating func take(where isOfKind: (UInt8) -> Bool) -> Int {
    let start = index
    skip(while: isOfKind)
    return index - start
  }

  /// Goes on behind a text if it stands here.
  mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// The text from an earlier place to this one.
  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  /// Whether a word of a log can begin with the byte.
  var isWordStart: Bool { isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }

  /// Whether a word of a log can go on with the byte.
  var isWordPart: Bool { isWordStart || isDigit }
}
