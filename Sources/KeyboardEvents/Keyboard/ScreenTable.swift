/// Values by screen.
///
/// A device has one screen or two, so that walking over them costs less than hashing a number.
struct ScreenTable<Value> {
  /// The screens that have a value, in the order in which they got one.
  private(set) var screens: [ScreenID] = []
  /// Their values, in the same order.
  var values: [Value] = []

  /// Creates an empty table.
  init() {}

  /// Where the value of a screen is; nil where it has none.
  func index(of screen: ScreenID) -> Int? {
    for index in screens.indices where screens[index] == screen { return index }
    return nil
  }

  /// Where the value of a screen is, after giving it one if it has none.
  mutating func place(of screen: ScreenID, orAdd value: @autoclosure () -> Value) -> Int {
    if let index = index(of: screen) { return index }
    screens.append(screen)
    values.append(value())
    return values.count - 1
  }

  /// The value of a screen; nil where it has none.
  subscript(screen: ScreenID) -> Value? { index(of: screen).map { values[$0] } }
}

extension ScreenTable: Sendable where Value: Sendable {}
