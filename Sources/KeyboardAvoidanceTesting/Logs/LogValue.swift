import KeyboardEvents

/// The value of one key, read token by token: a number, a point, a rectangle, wrapped in whatever a printer puts around.
///
/// Any order of braces and parentheses is taken; numbers that are labelled go where their labels say.
struct LogValue {
  /// What became of a token.
  enum Step {
    /// The value goes on.
    case more
    /// The value is complete with this token.
    case done
    /// The token cannot be part of the value: the value is missing, and the token is the rest of the log's.
    case unfit
  }

  let key: LogKey
  /// Whether the key is an ordinary word too.
  let isShort: Bool
  /// The line of the first bracket, where there is one.
  private(set) var openingLine: Int?
  private(set) var numbers: [Double] = []
  private(set) var flag: Bool?
  private(set) var word: [UInt8]?
  private var labels: [UInt8] = []
  private var label: UInt8 = 0
  private var depth = 0
  private var hasLabels = false
  private var isQuoted = false

  init(_ key: LogKey, isShort: Bool) {
    self.key = key
    self.isShort = isShort
  }

  mutating func read(_ token: LogToken, line: Int) -> Step {
    switch token {
    case .newline:
      // Structures are printed over several lines; a description in quotes, or one without labels, is cut there.
      return !isQuoted && (numbers.isEmpty || hasLabels) ? .more : .unfit
    case .number(let number): return take(number)
    case .word(let word): return take(word)
    case .symbol(let symbol): return take(symbol, line)
    }
  }

  private mutating func take(_ number: Double) -> Step {
    // No value has more than four numbers; more is something else.
    guard numbers.count < 4 else { return .unfit }
    numbers.append(number)
    labels.append(label)
    label = 0
    return depth == 0 ? .done : .more
  }

  private mutating func take(_ word: [UInt8]) -> Step {
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "x", "screenX": return labelled(1)
    case "y", "screenY": return labelled(2)
    case "width", "w": return labelled(3)
    case "height", "h": return labelled(4)
    case "origin", "size":
      hasLabels = true
      return .more
    case "inf", "infinity", "Infinity", "INF": return take(sign * .infinity)
    case "nan", "NaN", "NAN": return take(.nan)
    case "true", "YES": return finished(flag: true)
    case "false", "NO": return finished(flag: false)
    case "nil", "null", "undefined": return depth == 0 ? .done : .more
    default: break
    }
    if Self.wrappers.contains(text) { return .more }
    guard key == .easing, depth == 0 else { return .unfit }
    self.word = word
    return .done
  }

  private mutating func take(_ symbol: UInt8, _ line: Int) -> Step {
    switch symbol {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      if depth == 0, openingLine == nil { openingLine = line }
      depth += 1
      return depth > 16 ? .unfit : .more
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard depth > 0 else { return .unfit }
      depth -= 1
      guard depth == 0 else { return .more }
      return numbers.isEmpty && flag == nil ? .unfit : .done
    case UInt8(ascii: ","), UInt8(ascii: ";"): return depth > 0 ? .more : .unfit
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      // A printer puts a whole description in quotes; JSON's labels have their own, one by one.
      if depth == 0 { isQuoted = true }
      return .more
    case UInt8(ascii: "-"):
      sign = -1
      return .more
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "@"):
      return .more
    default: return .unfit
    }
  }

  private var sign = 1.0

  private mutating func labelled(_ label: UInt8) -> Step {
    hasLabels = true
    self.label = label
    return .more
  }

  private mutating func finished(flag: Bool) -> Step {
    self.flag = flag
    return depth == 0 ? .done : .more
  }

  /// Words that printers put around or before a value.
  private static let wrappers: Set<String> = [
    "NSRect", "CGRect", "NSPoint", "CGPoint", "NSSize", "CGSize", "NSNumber", "NSValue", "NSConcreteValue",
    "NSCFNumber", "__NSCFNumber", "__NSCFBoolean", "Optional", "some", "Swift", "Double", "Float", "Int",
    "Bool", "UIView", "C", "__C", "AnimationCurve", "UIViewAnimationCurve", "AnimationOptions",
    "UIViewAnimationOptions", "rawValue", "CoreGraphics", "Object", "Foundation", "CGFloat",
  ]
}

extension LogValue {
  /// Whether the value is of the kind that its key has.
  var fits: Bool {
    switch key {
    case .beginFrame, .endFrame, .startCoordinates, .endCoordinates, .bounds: rect != nil
    case .centerBegin, .centerEnd: point != nil
    case .duration, .curve, .milliseconds: number != nil
    case .isLocal, .isFromThisApp: truth != nil
    case .easing: word != nil
    case .other: true
    }
  }

  /// The rectangle of four numbers, by their labels where they have any.
  var rect: Rect? {
    guard numbers.count == 4 else { return nil }
    let isLabelled = Set(labels) == [1, 2, 3, 4]
    let value = { (label: UInt8) in
      self.numbers[isLabelled ? self.labels.firstIndex(of: label) ?? 0 : Int(label) - 1]
    }
    return Rect(x: value(1), y: value(2), width: value(3), height: value(4))
  }

  /// The point of two numbers.
  var point: Point? { numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil }

  /// The only number.
  var number: Double? { numbers.count == 1 ? numbers[0] : nil }

  /// The truth, as a number or a word.
  var truth: Bool? { flag ?? number.map { $0 != 0 } }
}
