/// Puts tokens together to notifications.
struct LogScanner {
  var line = 1
  /// The beginning of the line, where a stamp may stand.
  var lineStart: [UInt8] = []
  /// The brackets that are open, outside of values; of very deep ones only how many more there are.
  var brackets: [LogBracket] = []
  var deeperBrackets = 0
  var draft: LogDraft?
  /// What is being read.
  var state = LogState.text
  /// The words of a name that spaces have broken.
  var broken: [UInt8] = []
  /// Whether a value of this line could not be read: its brackets mean nothing then.
  var isLineDamaged = false
  /// The last word, and the symbol behind it.
  var lastWord: [UInt8] = []
  var lastSymbol: UInt8?
  /// Whether a debugger is given a command on this line.
  var isDebuggerLine = false
  /// The key that a debugger was asked for, or lists the value of on another line.
  var askedKey: LogKey?
  var listedKey: LogKey?
  /// The event that was named last, and where.
  var event: (name: LoggedNotification.Name, line: Int)?
  private var previous: LoggedNotification?
  private var found: [LoggedNotification] = []

  /// How many open brackets are remembered.
  static let deepest = 64

  /// Takes note of a byte of the line.
  mutating func note(_ byte: UInt8) {
    if lineStart.count < LogStamp.length { lineStart.append(byte) }
  }

  mutating func takeFound() -> [LoggedNotification] {
    defer { found.removeAll(keepingCapacity: true) }
    return found
  }

  mutating func finish() {
    endBrokenName()
    endDraft()
  }

  /// Ends the notification that is being read, and keeps it unless it is one that was just told in another form.
  mutating func endDraft() {
    guard let draft else { return }
    self.draft = nil
    listedKey = nil
    guard let notification = draft.notification else { return }
    if draft.isListed, let previous, previous.tellsAllOf(notification) {
      self.previous = nil
      return
    }
    previous = draft.isListed ? nil : notification
    found.append(notification)
  }
}

/// A bracket that is open.
struct LogBracket {
  var line: Int
  /// The stamp of that line.
  var time: String?
  /// Whether a notification has begun since it was opened.
  var isTaken = false
}

/// What the scanner is in the middle of.
enum LogState {
  case text
  /// Behind a key: a separator is due.
  case key(LogKey, isShort: Bool)
  case value(LogValue)
}

extension LoggedNotification {
  /// Whether another one says nothing that this one does not say too.
  func tellsAllOf(_ other: LoggedNotification) -> Bool {
    (other.name == nil || other.name == name) && (other.begin == nil || other.begin == begin)
      && (other.end == nil || other.end == end) && (other.duration == nil || other.duration == duration)
      && (other.curve == nil || other.curve == curve) && (other.isLocal == nil || other.isLocal == isLocal)
  }
}
