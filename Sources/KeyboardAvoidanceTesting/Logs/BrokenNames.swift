/// Joins the parts of a name that a space or a line end broke: `UIKeyboard FrameEnd UserInfoKey`.
///
/// A word that may be the first part of a name is held back until the next token shows whether the name goes on. Only
/// spaces and one line end may stand between two parts.
struct BrokenNames {
  private var held: LogToken?
  private var node = LogVocabulary.Node.none
  private var joined = LogVocabulary.Node.none
  private var hasEndedLine = false
  private var begunLine: (LogLineStart, Int)?

  /// Begins a word, which may be the next part.
  mutating func beginWord() { joined = node }

  /// Takes a letter of the word.
  mutating func step(by letter: UInt8, in vocabulary: LogVocabulary) {
    if joined != .none { joined = vocabulary.step(from: joined, by: letter) }
  }

  /// Takes the whole word: what it is alone, and its place in the vocabulary if a name may go on from there.
  mutating func take(
    _ token: LogToken, _ place: LogVocabulary.Node, _ vocabulary: LogVocabulary, _ grammar: inout LogGrammar
  ) {
    if let first = held, joined != .none {
      releaseLine(into: &grammar)
      let kind = vocabulary.term(at: joined).map { LogToken.Kind.term($0) } ?? .word
      hold(LogToken(kind: kind, line: first.line, isGlued: first.isGlued), joined)
      if !vocabulary.isBreakable(at: joined) { flush(into: &grammar) }
    } else {
      flush(into: &grammar)
      if place == .none { grammar.take(token) } else { hold(token, place) }
    }
  }

  /// Begins a line; one with a stamp or a mark of its own continues no name.
  mutating func beginLine(_ start: LogLineStart, number: Int, into grammar: inout LogGrammar) {
    if start.stamp != nil || start.isCommand || start.isTreeNode { flush(into: &grammar) }
    if held == nil { grammar.beginLine(start, number: number) } else { begunLine = (start, number) }
  }

  /// Ends a line.
  mutating func endLine(into grammar: inout LogGrammar) {
    if hasEndedLine { flush(into: &grammar) }
    if held == nil { grammar.endLine() } else { hasEndedLine = true }
  }

  /// Hands on what is held back, since no name goes on here.
  mutating func flush(into grammar: inout LogGrammar) {
    guard let token = held else { return }
    held = nil
    node = .none
    grammar.take(token)
    releaseLine(into: &grammar)
  }

  private mutating func hold(_ token: LogToken, _ place: LogVocabulary.Node) {
    held = token
    node = place
  }

  private mutating func releaseLine(into grammar: inout LogGrammar) {
    if hasEndedLine { grammar.endLine() }
    if let (start, number) = begunLine { grammar.beginLine(start, number: number) }
    hasEndedLine = false
    begunLine = nil
  }
}
