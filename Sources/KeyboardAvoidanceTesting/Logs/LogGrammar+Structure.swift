extension LogGrammar {
  /// Takes a token that is not part of a value.
  mutating func takeOutside(_ token: LogToken) {
    let opensMessage = passName(token)
    switch token.kind {
    case let .term(term): takeTerm(term, token)
    case .word:
      key = nil
      line.lastWord = nil
      line.hasWords = true
      passWord()
    case .number:
      // "UIKeyboardAnimationCurveUserInfoKey 7" is an entry where it begins a line; in a sentence it is none.
      if let key, key.isFirst, key.key.field.numberCount == 1 { return openValue(of: key, with: token) }
      key = nil
    case let .open(bracket): open(bracket, token, isMessage: opensMessage)
    case let .close(bracket):
      if bracket == .brace { key = nil }
      line.label = nil
      if !line.isDamaged { close(bracket) }
    case let .separator(isColon): separate(isColon: isColon)
    case .comma:
      line.label = nil
      // "(key, value)" is an entry, "key, key and key" is a sentence.
      if let key, frames.innermost?.bracket == .parenthesis { openValue(of: key) }
      key = nil
    case .semicolon:
      line.label = nil
      key = nil
    case let .quote(mark, before): quote(mark, after: before)
    case .less: line.angleDepth += 1
    case .greater: line.angleDepth = max(0, line.angleDepth - 1)
    case .method: line.isInMethod = true
    case .note:
      // Behind an entry a note begins, unless it is an address; before the first it marks a comment that holds the dump.
      line.isNote = line.hasEntry && !line.endsWithSeparator
      line.isNoteBegun = true
    }
  }

  private mutating func takeTerm(_ term: LogTerm, _ token: LogToken) {
    line.lastWord = nil
    switch term {
    case let .notification(name): takeName(.notification, name, at: token)
    case let .event(name): takeName(.event, name, at: token)
    case let .message(name): takeName(.message, name, at: token)
    case let .key(key):
      if key.form != .full, line.angleDepth > 0 { break }
      if line.label == .key, !line.isTreeNode { frames.markEntry() }
      line.isRelevant = true
      self.key = Key(key: key, line: token.line, time: line.time, isFirst: !line.hasWords)
      line.hasWords = true
    case .word(.value) where key != nil: break
    case let .word(word):
      if word == .type, let key, key.key.field.numberCount > 1 { return openValue(of: key, with: token) }
      key = nil
      line.lastWord = word
      line.hasWords = line.hasWords || word != .type
      if word == .surrounding { line.isRelevant = true } else if word != .type { passWord() }
    case .axis:
      key = nil
      passWord()
    }
  }

  private mutating func openValue(of key: Key, with token: LogToken) {
    openValue(of: key)
    takeInValue(token)
  }

  private mutating func separate(isColon: Bool) {
    if line.isTreeNode, !line.hasSeparator { line.isExpansion = isColon }
    line.hasSeparator = true
    if let key { return openValue(of: key) }
    if line.lastWord == .name || line.lastWord == .key { line.label = line.lastWord }
  }

  private mutating func open(_ bracket: LogToken.Bracket, _ token: LogToken, isMessage: Bool) {
    if let key, key.key.field.numberCount > 1 { return openValue(of: key, with: token) }
    key = nil
    guard !line.isDamaged else { return }
    let isContainer = bracket != .parenthesis || isMessage
    let time = line.isStarted ? line.time : line.openingTime
    frames.push(
      bracket, line: token.line, time: time, label: isContainer ? nearby?.label : nil, isContainer: isContainer)
    if isContainer { nearby = nil }
  }

  /// Closes a bracket.
  mutating func close(_ bracket: LogToken.Bracket) {
    if !frames.pop(bracket), bracket != .parenthesis { assembler.closeTop() }
  }

  /// What a quotation opens it also closes: a bracket that a sentence quotes is none of a dictionary's.
  private mutating func quote(_ mark: UInt8, after before: UInt8) {
    let full = UInt16(mark) | (before == UInt8(ascii: "\\") ? 0x100 : 0)
    if let open = line.quote {
      guard open.mark == full else { return }
      frames.close(downTo: open.depth)
      line.quote = nil
    } else if mark != UInt8(ascii: "'") || !before.isWordPart {
      line.quote = (full, frames.count)
    }
  }
}
