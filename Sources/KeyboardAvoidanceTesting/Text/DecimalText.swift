/// Decimal numbers in text: the digits that people, logs and scenes write, read without Foundation and without loss.
///
/// Reading is exact: of all doubles the one nearest to what is written, and the even one of two that are equally near.
/// That is what makes a frame that a log prints equal, bit for bit, to the frame that was logged.
enum DecimalText {
  /// The number that the text is, from its first byte to its last, or nil where it is none.
  ///
  /// A number is an optional sign, digits with at most one point among or beside them, and an optional exponent; or
  /// `inf`, `infinity` or `nan`, in any case. A number too large for a double is infinite, one too small is zero.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func value(of text: ArraySlice<UInt8>) -> Double? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard let magnitude = word(digits) ?? Digits(digits)?.nearestDouble else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func word(_ text: ArraySlice<UInt8>) -> Double? {
    func isSpelled(_ name: String) -> Bool { text.elementsEqual(name.utf8) { $0 | 0x20 == $1 } }
    guard let first = text.first, first >= UInt8(ascii: "A") else { return nil }
    if isSpelled("inf") || isSpelled("infinity") { return .infinity }
    return isSpelled("nan") ? .nan : nil
  }
}

extension DecimalText {
  /// The digits of a number and where its point stands; what they mean is computed only when it is asked for.
  struct Digits {
    /// The written digits from the first that is not zero, with the point still among them.
    var significant: ArraySlice<UInt8>
    /// The first nineteen of the significant digits as a whole number: as many as 64 bits always hold.
    var leading: UInt64 = 0
    /// How many significant digits there are, trailing zeros included.
    var count = 0
    /// The power of ten that belongs to the last significant digit.
    var exponent: Int64 = 0

    /// Reads unsigned digits, or returns nil where the text is anything else.
    init?(_ text: ArraySlice<UInt8>) {
      significant = text[text.endIndex...]
      var index = text.startIndex
      var hasDigit = false
      var hasPoint = false
      scan: while index < text.endIndex {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          hasDigit = true
          if hasPoint { exponent -= 1 }
          if byte != UInt8(ascii: "0") || count > 0 {
            if count == 0 { significant = text[index...] }
            if count < 19 { leading = leading * 10 + UInt64(byte - UInt8(ascii: "0")) }
            count += 1
          }
        case UInt8(ascii: ".") where !hasPoint:
          hasPoint = true
        default:
          break scan
        }
        index += 1
      }
      significant = significant.prefix(max(0, index - significant.startIndex))
      guard hasDigit else { return nil }
      guard index < text.endIndex else { return }
      guard text[index] | 0x20 == UInt8(ascii: "e"), let power = Self.power(text[(index + 1)...]) else { return nil }
      exponent += power
    }

    /// The whole number after an `e`, in 64 bits, since where `Int` has 32 a short text would overflow it.
    ///
    /// Beyond a million million it stays there: no text has digits enough to come back from so far.
    private static func power(_ text: ArraySlice<UInt8>) -> Int64? {
      var digits = text
      let isNegative = digits.first == UInt8(ascii: "-")
      if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
      guard !digits.isEmpty else { return nil }
      var value: Int64 = 0
      for byte in digits {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), 1_000_000_000_000)
      }
      return isNegative ? -value : value
    }
  }
}
