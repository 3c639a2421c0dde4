/// Puts entries and names together into notifications.
struct LogAssembler {
  private var draft: LogDraft?
  /// The last notification, until it is sure that a debugger does not print it once more.
  private var held: (found: LoggedNotification, statement: Int)?
  /// Counts the commands that were typed at a debugger.
  private var statement = 0
  private var finished: [LoggedNotification] = []
  /// Whether a line of something else was seen since the last entry or name.
  private var isInterrupted = false

  /// Hands out what is complete.
  mutating func takeFinished() -> [LoggedNotification] {
    defer { finished.removeAll() }
    return finished
  }

  /// Adds an entry; `label` is what an event is called just before it.
  mutating func add(_ entry: LogEntry, label: LogLabel?, _ frames: inout LogFrames) {
    if let draft, draft.isClosed || !joins(entry, draft, frames) {
      // A short name among UIKit's own is from a note.
      if !draft.isClosed, draft.form == .full, entry.key.form == .short, draft.container == entry.container,
        entry.container > 0 || !isInterrupted
      {
        return
      }
      finish()
    }
    if draft == nil { draft = LogDraft(statement: statement) }
    if draft?.hasEntries == false {
      let claimed = frames.claim(entry.container)
      draft?.opening = claimed.map { ($0.frame.line, $0.frame.time) }
      if draft?.name == nil { draft?.label = claimed?.label ?? label }
      if draft?.name == nil { draft?.isExpansion = entry.isExpansion }
    }
    draft?.add(entry)
    isInterrupted = false
  }

  private func joins(_ entry: LogEntry, _ draft: LogDraft, _ frames: LogFrames) -> Bool {
    guard let container = draft.container else {
      // A name and no entry yet.
      guard let frame = draft.nameFrame else { return !isInterrupted }
      return frames.isOpen(frame) && entry.container >= frame
    }
    // A key that is there already starts the next notification.
    if draft.has(entry.key) || container != entry.container { return false }
    // At the top of a text nothing but nearness tells that a short name belongs to what stood above.
    if entry.container == 0, isInterrupted, !entry.isEvidence { return false }
    return draft.form == .full ? entry.key.form == .full : entry.key.form != .full
  }

  /// Adds a notification's own name; `frame` is the bracket that it is an entry in, or nil where it stands alone.
  mutating func add(_ label: LogLabel, frame: Int?, isExpansion: Bool, _ frames: LogFrames) {
    isInterrupted = false
    if attach(label, frame: frame, frames) { return }
    // One statement may print the name and then the whole notification.
    if let draft, !draft.hasEntries, draft.name == label.name, draft.nameLine == label.line, !draft.isClosed {
      self.draft?.nameFrame = frame
      return
    }
    finish()
    var next = LogDraft(statement: statement)
    next.name = label.name
    next.nameLine = label.line
    next.nameTime = label.time
    next.nameFrame = frame
    next.isExpansion = isExpansion
    draft = next
  }

  /// Gives a name to the dictionary before it, if both are entries of one; tells whether they were.
  mutating func attach(_ label: LogLabel, frame: Int?, _ frames: LogFrames) -> Bool {
    guard let draft, draft.name == nil, draft.label == nil, !draft.isClosed else { return false }
    guard let container = draft.container else { return false }
    if let frame {
      guard frames.isOpen(frame), frame < container || frame == container && draft.form != .full else { return false }
    } else {
      guard label.isCertain, draft.lastLine == label.line else { return false }
    }
    self.draft?.name = label.name
    self.draft?.nameLine = label.line
    self.draft?.nameTime = label.time
    return true
  }

  /// A bracket closed that nothing had opened: it ends a dictionary whose opening was lost.
  mutating func closeTop() {
    if draft?.container == 0 { draft?.isClosed = true }
  }

  /// A line ended that holds nothing of a notification.
  mutating func interrupt() {
    isInterrupted = true
    if draft?.container == 0, draft?.hasEvidence == false { draft = nil }
  }

  /// Somebody typed a command: what follows is another statement's.
  mutating func beginStatement() { statement += 1 }

  /// Completes the notification in hand.
  mutating func finish() {
    guard let draft else { return }
    self.draft = nil
    guard let next = draft.notification else { return }
    if draft.isExpansion, let said = held, said.statement == draft.statement, let both = said.found.merged(with: next) {
      held = (both, said.statement)
    } else {
      release()
      held = (next, draft.statement)
    }
  }

  /// Completes all that is in hand.
  mutating func release() {
    if let held { finished.append(held.found) }
    held = nil
  }
}
