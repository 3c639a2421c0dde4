/// What a reader knows of the line it stands in; all of it ends with the line.
struct LogLine {
  var number = 1
  /// The stamp of the line, or of the one before where that goes on here.
  var time: String?
  /// The stamp for a dictionary that opens the line: a log prints it below the words that announce it.
  var openingTime: String?
  var stamp: String?
  var isTreeNode = false
  var isCommand = false

  /// Whether a value on the line is damaged, so that its other brackets tell nothing.
  var isDamaged = false
  /// Whether the rest is a note.
  var isNote = false
  /// Whether nothing of the note was read yet.
  var isNoteBegun = false
  /// Whether a method's name in brackets is being passed.
  var isInMethod = false
  /// Whether a value was complete.
  var hasEntry = false
  /// Whether there are words or numbers.
  var hasContent = false
  /// Whether something of a notification is there.
  var isRelevant = false
  /// Whether there are tokens.
  var isStarted = false

  /// The words `name` or `key` with a separator behind them, until their entry ends.
  var label: LogTerm.Word?
  /// The last word, if it is one that can be a label.
  var lastWord: LogTerm.Word?
  /// Whether there are words, apart from the names of types.
  var hasWords = false
  var hasSeparator = false
  /// Whether the line is a printed tree's node below its first line, which may be a summary: those have colons.
  var isExpansion = false
  /// How many angle brackets are open: inside is an object, and its bounds are not the keyboard's.
  var angleDepth = 0
  /// The open quotation mark, and how many brackets were open before it.
  var quote: (mark: UInt16, depth: Int)?
  /// What a debugger was asked for.
  var asked: LogKey?
  /// Whether the last token was a separator or a comma: the line goes on below.
  var isOpenEnded = false
  var endsWithSeparator = false

  /// A line in the state in which it begins, below the one before.
  init(_ start: LogLineStart?, number: Int, after last: LogLine?) {
    self.number = number
    stamp = start?.stamp
    // A line that holds entries of its own announces nothing.
    let above = last?.hasEntry ?? true ? nil : last?.stamp
    time = stamp ?? (last?.isOpenEnded ?? false ? above : nil)
    openingTime = stamp ?? above
    isTreeNode = start?.isTreeNode ?? false
    isCommand = start?.isCommand ?? false
  }
}
