extension LogGrammar {
  /// Begins to read the value of a key.
  mutating func openValue(of key: Key) {
    self.key = nil
    line.isRelevant = true
    let reader = LogValueReader(count: key.key.field.numberCount, line: line.number, isPrinted: key.isAsked)
    value = (reader, key)
  }

  /// Takes a token while a value is being read.
  mutating func takeInValue(_ token: LogToken) {
    guard var open = value else { return }
    line.isRelevant = true
    switch token.kind {
    case let .term(.key(key)):
      if open.reader.isEmpty, key.field == open.key.key.field, key.hash == open.key.key.hash {
        // A debugger prints the key once more as the value of its wrapper; the value proper is still to come.
        value = nil
        self.key = open.key
        self.key?.lineCount = 0
        return
      }
      // A short name inside one of UIKit's own values is a part of some object.
      if key.form == .short, open.key.key.form == .full { break }
      return endValue(before: token)
    case .term(.notification):
      return endValue(before: token)
    default:
      break
    }
    let step = open.reader.take(token)
    value = open
    switch step {
    case .more: break
    case let .done(found): completeValue(found)
    case let .ended(found):
      completeValue(found)
      takeOutside(token)
    }
  }

  private mutating func endValue(before token: LogToken) {
    guard let open = value else { return }
    completeValue(open.reader.finish())
    takeOutside(token)
  }

  /// Hands on a key with its value.
  mutating func completeValue(_ found: LogValue) {
    guard let open = value else { return }
    value = nil
    line.hasEntry = true
    var isAnswer = !open.key.isAsked
    // Asked for a value, a debugger may answer with an error, or with the whole notification.
    if case .numbers = found { isAnswer = true }
    if isAnswer {
      let entry = LogEntry(
        key: open.key.key, value: found, line: open.key.isAsked ? open.reader.line ?? line.number : open.key.line,
        time: open.key.time, container: frames.container?.id ?? 0, isExpansion: line.isExpansion)
      assembler.add(entry, label: nearby?.label, &frames)
      nearby = nil
    }
    guard found.isDamaged else { return }
    if open.reader.strayClosings.isEmpty {
      // A brace on a damaged line closes nothing.
      line.isDamaged = line.isDamaged || open.reader.lastLine == line.number
    } else {
      // These stand below the damaged line, so they close what is around it.
      for bracket in open.reader.strayClosings { close(bracket) }
    }
  }
}
