import KeyboardEvents

/// Which numbers fit.
enum NumberRule {
  /// Any that is finite.
  case finite
  /// Any from 0 that is finite.
  case fromZero
  /// Any at all: it is sent to the framework as it stands.
  case payload
  /// A size that is sent to the framework as it stands: not finite, or not below 0.
  case payloadSize
}

extension SceneCursor {
  /// Reads a number.
  mutating func number(_ noun: String, _ rule: NumberRule = .finite) throws(SceneError) -> Double {
    try number(in: next(noun), noun, rule)
  }

  /// Reads a whole number; it fits into 32 bits, so that a scene means the same on every machine.
  mutating func whole(_ noun: String, from least: Int32 = .min) throws(SceneError) -> Int {
    let word = try next(noun)
    guard let value = DecimalText.value(of: word.bytes), let whole = value.wholeNumber, whole >= least else {
      throw error(at: word, expected: "\(noun), a whole number \(least == 0 ? "from 0 " : "")of 32 bits")
    }
    return Int(whole)
  }

  /// Reads `X,Y`.
  mutating func point() throws(SceneError) -> Point {
    let numbers = try numbers("a point", "X,Y", ",", [.finite, .finite])
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Reads `WxH`.
  mutating func size() throws(SceneError) -> Size {
    let numbers = try numbers("a size", "WxH", "x", [.fromZero, .fromZero])
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Reads `TOP,LEFT,BOTTOM,RIGHT`.
  mutating func insets() throws(SceneError) -> Insets {
    let numbers = try numbers("insets", "TOP,LEFT,BOTTOM,RIGHT", ",", [.finite, .finite, .finite, .finite])
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads `X,Y,W,H`.
  mutating func rect() throws(SceneError) -> Rect { try rect(.finite, .fromZero) }

  /// Reads `X,Y,W,H` of a notification, which may be what no screen has room for.
  mutating func payloadRect() throws(SceneError) -> Rect { try rect(.payload, .payloadSize) }

  private mutating func rect(_ place: NumberRule, _ size: NumberRule) throws(SceneError) -> Rect {
    let numbers = try numbers("a rectangle", "X,Y,W,H", ",", [place, place, size, size])
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads one word that is made of as many numbers as there are rules.
  private mutating func numbers(
    _ noun: String, _ form: String, _ mark: Unicode.Scalar, _ rules: [NumberRule]
  ) throws(SceneError) -> [Double] {
    let word = try next("\(noun) \(form)")
    let parts = word.parts(by: mark, upTo: rules.count + 1)
    guard parts.count == rules.count else { throw error(at: word, expected: "\(noun) \(form)") }
    var numbers: [Double] = []
    for (part, rule) in zip(parts, rules) { numbers.append(try number(in: part, "a number in \(form)", rule)) }
    return numbers
  }

  private func number(
    in word: SceneWord, _ noun: @autoclosure () -> String, _ rule: NumberRule
  ) throws(SceneError) -> Double {
    guard let value = DecimalText.value(of: word.bytes) else { throw error(at: word, expected: noun()) }
    switch rule {
    case .payload: return value
    case .payloadSize where !value.isFinite: return value
    case .finite, .fromZero, .payloadSize:
      guard value.isFinite else { throw error(at: word, expected: "\(noun()) that is finite") }
      if rule != .finite, value < 0 { throw error(at: word, expected: "\(noun()) that is not below 0") }
      return value
    }
  }
}

extension Double {
  /// The number if it is a whole one of 32 bits; the standard library's own conversion would need a mathematics library.
  fileprivate var wholeNumber: Int32? {
    guard self >= Double(Int32.min), self <= Double(Int32.max) else { return nil }
    let whole = Int32(self)
    return Double(whole) == self ? whole : nil
  }
}
