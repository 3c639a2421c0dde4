extension LogValueReader {
  /// What a value has been found to hold so far.
  struct Content {
    private(set) var filled = 0
    var hasWords = false

    private var numbers: [Double] = [0, 0, 0, 0]
    private var named: UInt8 = 0
    private var axis: Int?
    private var flag: Bool?
    private var isNone = false
    private var isKeyboard = false
    private var isMalformed = false

    var hasFlag: Bool { flag != nil }
    var isUnnamed: Bool { named == 0 }

    /// Whether everything is there.
    func isFull(_ count: Int) -> Bool { filled == count && count > 0 || filled == 0 && hasFlag }

    /// Adds a number, or what began like one and is none.
    mutating func add(_ number: Double?, count: Int) {
      guard count > 0 else { return hasWords = true }
      if number == nil || filled == count { isMalformed = true }
      if let axis, count > 1 {
        if named & 1 << UInt8(axis) != 0 { isMalformed = true }
        named |= 1 << UInt8(axis)
        numbers[axis] = number ?? 0
      } else if filled < count {
        numbers[filled] = number ?? 0
      }
      axis = nil
      filled = min(filled + 1, count)
    }

    /// Adds a word, and tells whether it is a whole value.
    mutating func add(_ term: LogTerm, count: Int) -> Bool {
      switch term {
      case let .axis(part) where part < count: axis = part
      case .word(.yes): flag = true
      case .word(.no): flag = false
      case .word(.none): isNone = true
      case .word(.keyboard): isKeyboard = true
      default:
        hasWords = true
        return false
      }
      return filled == 0 && axis == nil
    }

    /// What the value is if it ends here.
    func value(count: Int) -> LogValue {
      // Numbers with names and numbers without do not make one rectangle.
      if isMalformed || !isUnnamed && named.nonzeroBitCount != filled { return .damaged }
      if filled == count, count > 0 { return .numbers(numbers) }
      if filled > 0 { return .damaged }
      if let flag { return .flag(flag) }
      if isKeyboard { return .keyboardCurve }
      if isNone { return .none }
      return hasWords ? .other : .damaged
    }
  }
}
