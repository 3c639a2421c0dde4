extension LogScanner {
  /// Takes the next token.
  mutating func read(_ token: LogToken) {
    switch state {
    case .value(var value):
      switch value.read(token, line: line) {
      case .more:
        state = .value(value)
        if case .newline = token { startLine() }
        return
      case .done:
        state = .text
        take(value)
        return
      case .unfit:
        state = .text
        abandon(value, token)
      }
    case .key(let key, let isShort):
      state = .text
      if continues(key, isShort, token) { return }
    case .text: break
    }
    readText(token)
  }

  private mutating func startLine() {
    line += 1
    lineStart.removeAll(keepingCapacity: true)
    isLineDamaged = false
    isDebuggerLine = false
  }

  /// Behind a key: quotes and brackets of a wrapper, then the separator; anything else means that it was only mentioned.
  private mutating func continues(_ key: LogKey, _ isShort: Bool, _ token: LogToken) -> Bool {
    guard case .symbol(let symbol) = token else { return false }
    switch symbol {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      state = .key(key, isShort: isShort)
      return true
    case UInt8(ascii: "="), UInt8(ascii: ":"):
      begin(key, isShort: isShort)
      return true
    default: return false
    }
  }

  private mutating func readText(_ token: LogToken) {
    switch token {
    case .newline:
      endBrokenName()
      startLine()
      lastWord = []
      lastSymbol = nil
    case .word(let word): read(word)
    case .number:
      endBrokenName()
      lastSymbol = nil
    case .symbol(let symbol):
      endBrokenName()
      read(symbol)
    }
  }

  private mutating func read(_ word: [UInt8]) {
    if !broken.isEmpty {
      let whole = broken + word
      switch LogMeaning(whole) {
      case .beginning where whole.count < 64: broken = whole
      case .nothing, .beginning: endBrokenName()
      case let meaning:
        broken = []
        mean(meaning, whole)
        return
      }
      if !broken.isEmpty { return }
    }
    let meaning = LogMeaning(word)
    if case .beginning = meaning {
      broken = word
    } else {
      mean(meaning, word)
    }
  }

  /// A name that began and never became one is an ordinary word.
  mutating func endBrokenName() {
    guard !broken.isEmpty else { return }
    lastWord = broken
    lastSymbol = nil
    broken = []
  }

  private mutating func mean(_ meaning: LogMeaning, _ word: [UInt8]) {
    let (before, symbol) = (lastWord, lastSymbol)
    lastWord = word
    lastSymbol = nil
    switch meaning {
    case .name(let name): self.name(name, isListed: before == Self.nameWord && symbol == UInt8(ascii: ":"))
    case .event(let name): event = (name, line)
    case .key(let key) where before == Self.keyWord && symbol == UInt8(ascii: ":"): list(key)
    case .key(let key), .shortKey(let key):
      if isDebuggerLine {
        askedKey = key
      } else if case .shortKey = meaning {
        state = .key(key, isShort: true)
      } else {
        state = .key(key, isShort: false)
      }
    case .beginning, .nothing:
      if word == Self.wrapperOfKeys {
        // It stands between a label and its key, and parts nothing.
        (lastWord, lastSymbol) = (before, symbol)
      } else if Self.questions.contains(word), before.isEmpty || Self.debuggers.contains(before) {
        isDebuggerLine = true
      }
    }
  }

  private mutating func read(_ symbol: UInt8) {
    if let key = askedKey, !isDebuggerLine, symbol == UInt8(ascii: "=") {
      askedKey = nil
      return begin(key, isShort: true)
    }
    if LogToken.isOpening(symbol) {
      open()
    } else if LogToken.isClosing(symbol) {
      close()
    }
    if symbol == UInt8(ascii: ":"), lastWord == Self.valueWord, let key = listedKey {
      state = .value(LogValue(key, isShort: false))
    }
    // What stands between a label and its word does not part them.
    let isPart = symbol == UInt8(ascii: "\"") || symbol == UInt8(ascii: "(")
    if !(isPart && lastSymbol == UInt8(ascii: ":")) { lastSymbol = symbol }
  }
}
