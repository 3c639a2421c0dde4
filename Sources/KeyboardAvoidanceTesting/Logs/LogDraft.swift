import KeyboardEvents

/// A notification while its parts are found.
struct LogDraft {
  /// The debugger's command that printed it; one prints it once.
  let statement: Int
  var name: LoggedNotification.Name?
  var nameLine: Int?
  var nameTime: String?
  /// The bracket that the name stands in, if it is an entry there.
  var nameFrame: Int?
  var label: LogLabel?
  /// The bracket of the dictionary that the entries stand in, or nil while there is none.
  var container: Int?
  /// The line and stamp of the dictionary's bracket.
  var opening: (line: Int, time: String?)?
  var firstEntry: (line: Int, time: String?)?
  /// The line of the last entry.
  private(set) var lastLine: Int?
  var isExpansion = false
  /// Whether nothing can be added any more.
  var isClosed = false

  init(statement: Int) { self.statement = statement }

  private(set) var form: LogKey.Form?
  private(set) var hasEvidence = false

  private var hasCoordinates = false
  private var hasKeyboardCurve = false
  private var present: UInt16 = 0
  private var unknownKeys: [UInt32] = []
  private var rects: (begin: Rect?, end: Rect?, bounds: Rect?) = (nil, nil, nil)
  private var centers: (begin: Point?, end: Point?) = (nil, nil)
  private var duration: Double?
  private var curve: Int?
  private var isLocal: Bool?

  /// Whether entries were found.
  var hasEntries: Bool { container != nil }

  /// Whether a key is there.
  ///
  /// One that was named on a damaged line is missing, so it is not.
  func has(_ key: LogKey) -> Bool {
    key.field == .unknown ? unknownKeys.contains(key.hash) : present & 1 << UInt16(key.field.rawValue) != 0
  }

  /// Adds an entry.
  mutating func add(_ entry: LogEntry) {
    container = entry.container
    lastLine = entry.line
    if firstEntry == nil { firstEntry = (entry.line, entry.time) }
    if form == nil { form = entry.key.form }
    if entry.key.form != .short { form = entry.key.form }
    if entry.isEvidence || label?.isCertain ?? false || name != nil { hasEvidence = true }
    // Any animation may have the keyboard's curve; with coordinates beside it, whatever they are, it is the keyboard's own.
    if entry.key.form == .reactNative {
      if entry.key.field == .begin || entry.key.field == .end { hasCoordinates = true }
      if case .keyboardCurve = entry.value { hasKeyboardCurve = true }
      if hasCoordinates, hasKeyboardCurve { hasEvidence = true }
    }
    guard !entry.value.isDamaged else { return }
    present |= 1 << UInt16(entry.key.field.rawValue)
    if entry.key.field == .unknown, unknownKeys.count < 32 { unknownKeys.append(entry.key.hash) }
    set(entry.key.field, to: entry.value)
  }

  private mutating func set(_ field: LogField, to value: LogValue) {
    switch (field, value) {
    case let (.begin, .numbers(n)): rects.begin = Rect(logged: n)
    case let (.end, .numbers(n)): rects.end = Rect(logged: n)
    case let (.bounds, .numbers(n)): rects.bounds = Rect(logged: n)
    case let (.centerBegin, .numbers(n)): centers.begin = Point(x: n[0], y: n[1])
    case let (.centerEnd, .numbers(n)): centers.end = Point(x: n[0], y: n[1])
    case let (.duration, .numbers(n)): duration = n[0]
    case let (.curve, .numbers(n)): curve = whole(n[0])
    // React Native knows the keyboard's curve by name; the others' numbers it does not tell.
    case (.easing, .keyboardCurve): curve = 7
    case let (.isLocal, .flag(flag)): isLocal = flag
    case let (.isLocal, .numbers(n)): isLocal = n[0] == 1 ? true : n[0] == 0 ? false : nil
    default: break
    }
  }
}

/// A number as a whole one, or nil where it is none, or is one beyond ±2⁵³, where a double stands for several.
///
/// `Int(exactly:)` would do, but it needs a mathematics library, and where there is none that must be linked by hand.
private func whole(_ number: Double) -> Int? {
  let limit = min(9_007_199_254_740_992, -Double(Int.min))
  guard number > -limit, number < limit, Double(Int(number)) == number else { return nil }
  return Int(number)
}

extension LogDraft {
  /// The notification, or nil where nothing says that it is one.
  var notification: LoggedNotification? {
    // Words nearby name a dictionary only on its own line, where it is UIKit's: methods are called like events.
    var label = label
    if form == .full, let line = label?.line, label?.isCertain == false, line != opening?.line ?? firstEntry?.line {
      label = nil
    }
    guard hasEvidence || name != nil || label != nil && opening != nil else { return nil }
    var begin = rects.begin
    var end = rects.end
    if begin == nil, end == nil {
      begin = centers.begin.flatMap { Rect(center: $0, size: rects.bounds?.size) }
      end = centers.end.flatMap { Rect(center: $0, size: rects.bounds?.size) }
    }
    return LoggedNotification(
      name: name ?? label?.name, begin: begin, end: end,
      duration: form == .reactNative ? duration.map { $0 / 1000 } : duration, curve: curve, isLocal: isLocal,
      time: (name == nil ? label?.time : nameTime) ?? opening?.time ?? firstEntry?.time,
      line: nameLine ?? label?.line ?? opening?.line ?? firstEntry?.line ?? 1)
  }
}

extension Rect {
  fileprivate init(logged numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate init?(center: Point, size: Size?) {
    guard let size else { return nil }
    self.init(origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }
}
