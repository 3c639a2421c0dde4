extension LogScanner {
  static let nameWord = Array("name".utf8)
  static let keyWord = Array("key".utf8)
  static let valueWord = Array("value".utf8)
  static let wrapperOfKeys = Array("AnyHashable".utf8)
  /// How a debugger is asked, and how it prompts.
  static let questions = ["print", "p", "po", "expr", "expression"].map { Array($0.utf8) }
  static let debuggers = ["gdb", "lldb"].map { Array($0.utf8) }

  /// A notification is named: what was read before belongs to another one.
  mutating func name(_ name: LoggedNotification.Name, isListed: Bool) {
    endDraft()
    var draft = LogDraft(line: line)
    draft.name = name
    draft.time = LogStamp.stamp(in: lineStart)
    draft.isListed = isListed
    draft.depth = brackets.count
    self.draft = draft
  }

  /// A key with its separator: the value is next.
  mutating func begin(_ key: LogKey, isShort: Bool) {
    if !isShort { note(key) }
    state = .value(LogValue(key, isShort: isShort))
  }

  /// A value is complete.
  mutating func take(_ value: LogValue) {
    if value.isShort {
      // An ordinary word is a key only if its value is one; and a common one only in an object.
      guard value.fits, !value.key.isCommon || !brackets.isEmpty else { return }
      note(value.key, openingLine: value.openingLine)
    }
    draft?.take(value)
    if listedKey == value.key { listedKey = nil }
    nameByEvent(value.key)
  }

  /// A value cannot be read: the key is missing then, and what else the line has of brackets closes nothing.
  mutating func abandon(_ value: LogValue, _ token: LogToken) {
    if case .newline = token { return }
    isLineDamaged = !value.isShort && value.key != .other && listedKey == nil
  }

  /// A debugger lists a key here, and its value further down.
  mutating func list(_ key: LogKey) {
    if let draft, !draft.isListed || draft.has(key) { endDraft() }
    note(key)
    draft?.isListed = true
    listedKey = key
  }

  mutating func open() {
    guard !isLineDamaged else { return }
    guard brackets.count < Self.deepest else {
      deeperBrackets += 1
      return
    }
    brackets.append(LogBracket(line: line, time: LogStamp.stamp(in: lineStart)))
  }

  mutating func close() {
    guard !isLineDamaged else { return }
    guard deeperBrackets == 0 else {
      deeperBrackets -= 1
      return
    }
    guard brackets.popLast() != nil else {
      // The opening bracket was not pasted; what was read so far is one all the same.
      if draft?.hasKeys == true { endDraft() }
      return
    }
    if let depth = draft?.depth, brackets.count < depth { endDraft() }
  }
}

extension LogScanner {
  /// A key stands in the notification that is being read, or begins the next one.
  private mutating func note(_ key: LogKey, openingLine: Int? = nil) {
    if let draft, draft.has(key), !key.isCommon || draft.isReactNative { endDraft() }
    if draft == nil { draft = newDraft(openingLine) }
    if draft?.hasKeys == false { draft?.depth = brackets.count }
    draft?.note(key)
    for index in brackets.indices { brackets[index].isTaken = true }
  }

  /// A notification without a name stands where its bracket does, or its first key.
  private func newDraft(_ openingLine: Int?) -> LogDraft {
    guard let bracket = brackets.last, !bracket.isTaken else {
      var draft = LogDraft(line: openingLine ?? line)
      draft.time = draft.line == line ? LogStamp.stamp(in: lineStart) : nil
      return draft
    }
    var draft = LogDraft(line: bracket.line)
    draft.time = bracket.time
    return draft
  }

  /// An object of React Native's has the name of the event that is named on its line, or in it.
  private mutating func nameByEvent(_ key: LogKey) {
    guard key == .endCoordinates || key == .startCoordinates, let event, let draft, draft.name == nil,
      event.line >= draft.line
    else { return }
    self.draft?.name = event.name
    self.draft?.line = event.line
    self.event = nil
  }
}
