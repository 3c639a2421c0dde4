import KeyboardEvents

/// A notification while its keys are read.
struct LogDraft {
  var name: LoggedNotification.Name?
  /// The line of the name; else of the bracket that its keys stand in; else of its first key.
  var line: Int
  var time: String?
  /// How many brackets were open where its first key stands.
  var depth: Int?
  /// Whether it is written as a debugger lists the children of a value.
  var isListed = false
  private var seen: UInt16 = 0
  private var begin: Rect?
  private var end: Rect?
  private var bounds: Rect?
  private var centerBegin: Point?
  private var centerEnd: Point?
  private var duration: Double?
  private var curve: Int?
  private var isLocal: Bool?
  private var milliseconds: Double?
  private var easing: Int?
  private var isFromThisApp: Bool?

  init(line: Int) { self.line = line }

  func has(_ key: LogKey) -> Bool { seen & 1 << key.rawValue != 0 }

  /// Whether any key stands in it.
  var hasKeys: Bool { seen != 0 }

  /// Whether it is React Native's.
  var isReactNative: Bool { has(.endCoordinates) || has(.startCoordinates) }

  /// Takes note of a key; its value comes later, or never where its line is damaged.
  mutating func note(_ key: LogKey) { seen |= 1 << key.rawValue }

  mutating func take(_ value: LogValue) {
    switch value.key {
    case .beginFrame, .startCoordinates: begin = value.rect
    case .endFrame, .endCoordinates: end = value.rect
    case .bounds: bounds = value.rect
    case .centerBegin: centerBegin = value.point
    case .centerEnd: centerEnd = value.point
    case .duration: duration = value.number
    case .curve: curve = value.number.flatMap { Self.whole($0) }
    case .isLocal: isLocal = value.truth
    case .milliseconds: milliseconds = value.number
    case .easing: easing = value.word == Array("keyboard".utf8) ? 7 : nil
    case .isFromThisApp: isFromThisApp = value.truth
    case .other: break
    }
  }

  /// The notification, or nil where nothing in it is a keyboard's.
  var notification: LoggedNotification? {
    let isTelling = name != nil || isReactNative || seen & Self.tellingKeys != 0
    guard isTelling else { return nil }
    var notification = LoggedNotification(
      name: name, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal, time: time, line: line)
    if begin == nil, end == nil, let bounds {
      // Only old systems' keys are there: a frame is its centre and the bounds' size around it.
      notification.begin = centerBegin.map { Self.frame(around: $0, bounds.size) }
      notification.end = centerEnd.map { Self.frame(around: $0, bounds.size) }
    }
    if isReactNative {
      notification.duration = duration ?? milliseconds.map { $0 / 1000 }
      notification.curve = curve ?? easing
      notification.isLocal = isLocal ?? isFromThisApp
    }
    return notification
  }

  private static func frame(around center: Point, _ size: Size) -> Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// A number as a whole one, where it is one; written so that it needs no C library.
  private static func whole(_ number: Double) -> Int? {
    guard number > -1e9, number < 1e9 else { return nil }
    let whole = Int(number)
    return Double(whole) == number ? whole : nil
  }

  /// The keys that show by themselves that a dictionary is a keyboard's.
  private static let tellingKeys: UInt16 = {
    let keys: [LogKey] = [
      .beginFrame, .endFrame, .duration, .curve, .isLocal, .bounds, .centerBegin, .centerEnd, .other,
    ]
    return keys.reduce(0) { $0 | 1 << $1.rawValue }
  }()
}
