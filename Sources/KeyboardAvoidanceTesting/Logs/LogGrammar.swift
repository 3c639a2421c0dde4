/// Finds keys with their values, names and brackets in the tokens of a log.
///
/// It asks for no order and no completeness: a bracket that is missing, a line that is cut or a note between two entries
/// changes what it knows of the place, never whether it goes on.
struct LogGrammar {
  var assembler = LogAssembler()

  var frames = LogFrames()
  var line = LogLine(nil, number: 1, after: nil)
  /// A key whose value did not begin yet.
  var key: Key?
  /// The value that is being read.
  var value: (reader: LogValueReader, key: Key)?
  /// A name that was just read: the next token shows whether it is a method's.
  var name: Name?
  /// What an event was called a few words ago.
  var nearby: Nearby?

  /// Whether a number would be read as one.
  var wantsNumbers: Bool { value != nil || key != nil }

  struct Key {
    var key: LogKey
    var line: Int
    var time: String?
    /// Whether nothing stands before the key on its line.
    var isFirst: Bool
    /// Whether a debugger was asked for it.
    var isAsked = false
    var lineCount = 0
  }

  struct Name {
    enum Kind { case notification, event, message }

    var kind: Kind
    var label: LogLabel
    /// The bracket of the dictionary that the name is an entry of.
    var frame: Int?
    var isExpansion: Bool
    /// Whether a colon follows without a space.
    var hasColon = false
  }

  struct Nearby {
    var label: LogLabel
    var wordCount = 0
    var lineCount = 0
  }
}

extension LogGrammar {
  /// Begins a line.
  mutating func beginLine(_ start: LogLineStart, number: Int) {
    line = LogLine(start, number: number, after: line.isStarted || line.stamp != nil ? line : nil)
    guard line.isCommand else { return }
    assembler.beginStatement()
    if let open = value { completeValue(open.reader.finish()) }
  }

  /// Ends the line.
  mutating func endLine() {
    settleName()
    if var open = value {
      line.isRelevant = true
      let step = open.reader.endLine()
      value = open
      if case let .ended(found) = step { completeValue(found) }
    }
    if let asked = line.asked {
      key = nil
      openValue(of: Key(key: asked, line: line.number, isFirst: true, isAsked: true))
    }
    key?.lineCount += 1
    if key?.lineCount ?? 0 > 1 { key = nil }
    if line.hasContent { nearby?.lineCount += 1 }
    if nearby?.lineCount ?? 0 > 1 { nearby = nil }
    if line.hasContent, !line.isRelevant, !line.isTreeNode, !line.isCommand { assembler.interrupt() }
  }

  /// Ends the text.
  mutating func finish() {
    settleName()
    if let open = value { completeValue(open.reader.finish()) }
    assembler.finish()
    assembler.release()
  }

  /// Takes the next token.
  mutating func take(_ token: LogToken) {
    defer {
      line.isStarted = true
      line.endsWithSeparator = token.isSeparator
      line.isOpenEnded = token.isSeparator || token.isComma
    }
    if line.isCommand {
      // Of a command only what it asks for counts; its value comes below.
      if case let .term(.key(key)) = token.kind { line.asked = key }
      return
    }
    if line.isNote, !(line.isNoteBegun && token.beginsEntry) {
      if case .note = token.kind { line.isNoteBegun = true } else { line.isNoteBegun = false }
      return
    }
    line.isNote = false
    if line.isInMethod {
      if case .close(.bracket) = token.kind { line.isInMethod = false }
      return
    }
    if token.isContent { line.hasContent = true }
    if value != nil { takeInValue(token) } else { takeOutside(token) }
  }
}
