/// The brackets that are open where a reader stands in a log.
///
/// Only the innermost are kept: nothing that a log tells depends on more, and a text may open as many as it likes.
struct LogFrames {
  /// An open bracket.
  struct Frame {
    /// Grows with every bracket, so of two open ones the outer has the lower.
    var id: Int
    var bracket: LogToken.Bracket
    var line: Int
    var time: String?
    /// What the event is called in front of the bracket or inside it.
    var label: LogLabel?
    /// Whether a dictionary stands directly in it: a parenthesis does not hold one, unless a message's name stands before.
    var isContainer: Bool
    /// Whether it holds one entry of a dictionary: `{ key = …; value = … }`.
    var isEntry = false
    /// Whether a notification was already told from what it holds.
    var isClaimed = false
  }

  private var open: [Frame] = []
  private var lastID = 0

  private static let limit = 128

  /// How many are open.
  var count: Int { open.count }

  /// The innermost bracket.
  var innermost: Frame? { open.last }

  /// The innermost bracket that can hold a dictionary, or nil at the top of the text.
  var container: Frame? { open.last { $0.isContainer && !$0.isEntry } }

  /// Opens a bracket.
  mutating func push(
    _ bracket: LogToken.Bracket, line: Int, time: String?, label: LogLabel?, isContainer: Bool
  ) {
    if open.count == Self.limit { open.removeFirst(Self.limit / 2) }
    lastID += 1
    // A dictionary inside a log line's dictionary is of the same line.
    open.append(
      Frame(
        id: lastID, bracket: bracket, line: line, time: time ?? container?.time, label: label, isContainer: isContainer)
    )
  }

  /// Closes the innermost bracket of a kind with all inside it, and tells whether there was one.
  mutating func pop(_ bracket: LogToken.Bracket) -> Bool {
    guard let index = open.lastIndex(where: { $0.bracket == bracket }) else { return false }
    open.removeSubrange(index...)
    return true
  }

  /// Closes all but the outermost.
  mutating func close(downTo count: Int) {
    if open.count > count { open.removeSubrange(count...) }
  }

  /// Whether a bracket is still open; 0 stands for the text itself.
  func isOpen(_ id: Int) -> Bool { id == 0 || open.contains { $0.id == id } }

  /// Marks the innermost dictionary as one that is only an entry of another.
  mutating func markEntry() {
    if let index = open.lastIndex(where: { $0.isContainer && !$0.isEntry }) { open[index].isEntry = true }
  }

  /// Gives the innermost dictionary a label.
  mutating func label(_ label: LogLabel) {
    if let index = open.lastIndex(where: { $0.isContainer && !$0.isEntry }) { open[index].label = label }
  }

  /// Takes the bracket for a notification: the next in the same bracket begins at its own first key.
  mutating func claim(_ id: Int) -> (frame: Frame, label: LogLabel?)? {
    guard let index = open.lastIndex(where: { $0.id == id }), !open[index].isClaimed else { return nil }
    open[index].isClaimed = true
    return (open[index], open[...index].last { $0.label != nil }?.label)
  }
}

/// What an event is called beside its dictionary.
struct LogLabel {
  var name: LoggedNotification.Name
  var line: Int
  var time: String?
  /// Whether it is the name of a message's type or the value of a key, and not just a word nearby.
  var isCertain: Bool
}
