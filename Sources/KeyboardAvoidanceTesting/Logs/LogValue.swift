/// What stands behind a key.
enum LogValue {
  /// As many numbers as the key wants: x, y, width and height, or fewer.
  case numbers([Double])
  case flag(Bool)
  /// React Native's name of the keyboard's own curve.
  case keyboardCurve
  /// Something whole that is nothing a keyboard has: `(null)`, `[Object]`, a curve by its name.
  case other
  /// Said to be none.
  case none
  /// Cut, or short of a bracket or a number: the line is damaged.
  case damaged

  var isDamaged: Bool {
    if case .damaged = self { true } else { false }
  }
}
