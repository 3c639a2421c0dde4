/// Values by screen.
///
/// A device has one screen or two, so that walking over them costs less than hashing a number.
struct ScreenTable<Value> {
  private var entries: [(screen: ScreenID, value: Value)] = []

  /// Creates an empty table.
  init() {}

  /// The screens that have a value, in the order in which they got one.
  var screens: [ScreenID] { entries.map { $0.screen } }

  /// The value of a screen; setting nil takes it out.
  subscript(screen: ScreenID) -> Value? {
    get {
      for index in entries.indices where entries[index].screen == screen { return entries[index].value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.screen == screen }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((screen, value))
      case (nil, nil): break
      }
    }
  }

  /// Changes the value of a screen where it is, after giving it one if it has none.
  mutating func change<Result>(
    _ screen: ScreenID, startingWith value: Value, _ body: (inout Value) -> Result
  ) -> Result {
    for index in entries.indices where entries[index].screen == screen { return body(&entries[index].value) }
    entries.append((screen, value))
    return body(&entries[entries.count - 1].value)
  }
}

extension ScreenTable: Sendable where Value: Sendable {}
