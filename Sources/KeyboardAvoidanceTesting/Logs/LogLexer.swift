/// Cuts the text of log lines into tokens, byte by byte, and puts together the names that spaces and line ends broke.
///
/// What is no token (letters of other alphabets, stray marks, control characters) separates words like a space does.
struct LogLexer {
  var grammar = LogGrammar()

  enum State { case between, word, number }
  var state = State.between
  var text: [UInt8] = []
  private var node = LogVocabulary.Node.none
  var previous: UInt8 = 0x20
  var earlier: UInt8 = 0x20
  /// The byte before if it may belong to what follows: a sign, a point, or the `&` of a web page's marks; or else 0.
  var mark: UInt8 = 0
  var isGlued = false
  /// Whether the word may be a mark as web pages write it: `&quot;`.
  private var isEntity = false
  private var line = 1
  private var names = BrokenNames()
  private let vocabulary = LogVocabulary.standard

  /// Longer words are none that we know, and longer numbers none that a log prints; so memory stays bounded.
  private static let limit = 1024

  init() { text.reserveCapacity(Self.limit) }

  /// Begins a line.
  mutating func beginLine(_ start: LogLineStart, number: Int) {
    line = number
    previous = 0x20
    mark = 0
    isGlued = false
    names.beginLine(start, number: number, into: &grammar)
  }

  /// Ends the line.
  mutating func endLine() {
    endWord()
    names.endLine(into: &grammar)
  }

  /// Ends the text.
  mutating func finish() {
    endWord()
    names.flush(into: &grammar)
    grammar.finish()
  }

  /// Takes one more byte of the line.
  mutating func take(_ byte: UInt8) {
    defer {
      earlier = previous
      previous = byte
    }
    switch state {
    case .word where isEntity && byte == UInt8(ascii: ";"):
      endEntity()
      return
    case .word where byte.isWordPart, .number where continuesNumber(byte):
      append(byte)
      return
    case .word, .number: endWord()
    case .between: break
    }
    if previous == UInt8(ascii: "\\"), "ntr".utf8.contains(byte) {
      // An escaped line end or tab.
      isGlued = false
    } else if byte.isWordStart {
      begin(.word, with: byte)
    } else if byte.isDigit {
      begin(.number, with: byte)
    } else {
      takePunctuation(byte)
    }
  }

  private func continuesNumber(_ byte: UInt8) -> Bool {
    if byte.isDigit || byte.isLetter || byte == UInt8(ascii: ".") { return true }
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return false }
    return previous | 0x20 == UInt8(ascii: "e") && !(text.count > 1 && text[1] | 0x20 == UInt8(ascii: "x"))
  }
}

extension LogLexer {
  private mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    text.removeAll(keepingCapacity: true)
    node = .root
    // "5-3" is no negative number, but "{0,-64}" holds one.
    if mark == UInt8(ascii: "-") { text.append(mark) }
    isEntity = mark == UInt8(ascii: "&")
    if mark == UInt8(ascii: "."), state == .number { text.append(mark) }
    names.beginWord()
    append(byte)
  }

  private mutating func append(_ byte: UInt8) {
    if text.count < Self.limit { text.append(byte) }
    guard state == .word else { return }
    node = vocabulary.step(from: node, by: byte)
    names.step(by: byte, in: vocabulary)
  }

  private mutating func endWord() {
    defer {
      state = .between
      mark = 0
      isGlued = true
    }
    switch state {
    case .between: return
    case .number: emit(numberKind)
    case .word:
      let kind = wordKind
      if case .number = kind { return emit(kind) }
      let isBreakable = vocabulary.isBreakable(at: node)
      names.take(LogToken(kind: kind, line: line, isGlued: isGlued), isBreakable ? node : .none, vocabulary, &grammar)
    }
  }

  private var wordKind: LogToken.Kind {
    let isNegative = text.first == UInt8(ascii: "-")
    switch vocabulary.term(at: node) {
    case .word(.infinity): return .number(isNegative ? -.infinity : .infinity)
    case .word(.notANumber): return .number(.nan)
    case let term?: return .term(term)
    case nil: return isUnknownKey ? .term(.key(LogKey(field: .unknown, form: .full, hash: textHash))) : .word
    }
  }

  private var numberKind: LogToken.Kind {
    // ".1" is a label, "0x60" an address.
    if text.first == UInt8(ascii: ".") { return text.elementsEqual(".1".utf8) ? .term(.word(.value)) : .word }
    if text.count > 1, text[0] == UInt8(ascii: "0"), text[1] | 0x20 == UInt8(ascii: "x") { return .word }
    guard grammar.wantsNumbers, text.count < Self.limit, text.last != UInt8(ascii: ".") else { return .number(nil) }
    return .number(DecimalText.value(of: text[...]))
  }

  private var isUnknownKey: Bool {
    text.starts(with: "UIKeyboard".utf8) && text.suffix(11).elementsEqual("UserInfoKey".utf8)
  }

  private var textHash: UInt32 {
    // FNV-1a: two unknown keys of one notification must not be taken for one.
    text.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// Hands on a token that is no part of a name.
  mutating func emit(_ kind: LogToken.Kind) {
    names.flush(into: &grammar)
    grammar.take(LogToken(kind: kind, line: line, isGlued: isGlued))
  }
}
