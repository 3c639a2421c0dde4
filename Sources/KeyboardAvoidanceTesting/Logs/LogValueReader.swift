/// Reads one value, token by token: numbers in brackets, with or without names for them, in whatever wrapping they come.
///
/// The brackets of a value are counted here and nowhere else, so a value that is cut cannot close the dictionary around it.
struct LogValueReader {
  enum Step {
    case more
    /// The value is complete, and the token was its last.
    case done(LogValue)
    /// The value ended before the token.
    case ended(LogValue)
  }

  /// The line where the value's first bracket stands, or else its first token.
  private(set) var line: Int?
  /// The last line that held a part of the value.
  private(set) var lastLine: Int
  /// The closing brackets below a broken line: if the value fails, they were never the value's.
  private(set) var strayClosings: [LogToken.Bracket] = []

  private let count: Int
  /// Whether a debugger printed the value: then lines of its own words stand before it.
  private let isPrinted: Bool
  private var content = Content()
  private var depth = 0
  /// The lowest depth on this line: what is above was opened here.
  private var lineDepth = 0
  private var lineCount = 0
  private var quote: UInt16?
  private var isBroken = false
  /// Whether the last token wants something behind it.
  private var isOpenEnded = true
  private var endsWithComma = false

  /// Starts a value of a number of numbers; 0 takes anything and keeps nothing.
  init(count: Int, line: Int, isPrinted: Bool = false) {
    self.count = count
    self.isPrinted = isPrinted
    lastLine = line
  }

  /// Whether no number was read yet, so that the key may still be named once more.
  var isEmpty: Bool { content.filled == 0 }

  private var result: LogValue { content.value(count: count) }

  /// Takes the next token.
  mutating func take(_ token: LogToken) -> Step {
    if token.line != lastLine, depth == 0, isEmpty, quote == nil, !isPrinted, !token.startsValue {
      return .ended(.damaged)
    }
    lastLine = token.line
    if line == nil { line = token.line }
    let step = step(token)
    isOpenEnded = token.isOpenEnded
    if case .comma = token.kind { endsWithComma = true } else { endsWithComma = false }
    return step
  }

  private mutating func step(_ token: LogToken) -> Step {
    switch token.kind {
    case let .number(number):
      content.add(number, count: count)
      return depth == 0 && quote == nil && content.isFull(count) ? .done(result) : .more
    case .open:
      if depth == 0, isEmpty { line = token.line }
      depth += 1
      return .more
    case let .close(bracket): return close(bracket)
    case .comma, .semicolon: return separate()
    case let .quote(mark, before): return takeQuote(mark, after: before)
    case let .term(term):
      let isWhole = content.add(term, count: count)
      return isWhole && depth == 0 && quote == nil ? .done(result) : .more
    case .word: content.hasWords = true
    case .separator, .less, .greater, .note, .method: break
    }
    return .more
  }

  /// Ends a line inside the value.
  mutating func endLine() -> Step {
    lineCount += 1
    if depth == 0 {
      if isWholeUnclosed { return .ended(result) }
      if quote != nil || !isEmpty { return .ended(.damaged) }
      // "key =" and "NSRect:" go on below, a debugger's words too; anything else was the whole value.
      return isOpenEnded && lineCount < 3 || isPrinted && lineCount < 4 ? .more : .ended(result)
    }
    if depth > lineDepth {
      // What ends within brackets that it opened was cut, unless it was broken behind a comma.
      guard isOpenEnded else { return .ended(.damaged) }
      isBroken = isBroken || endsWithComma && content.isUnnamed
    }
    lineDepth = depth
    return lineCount < 32 ? .more : .ended(.damaged)
  }

  /// Ends the value where the text ends.
  func finish() -> LogValue { depth > 0 || quote != nil && !isWholeUnclosed ? .damaged : result }

  /// Whether nothing is missing, even if the closing quotation mark is: a lone number may have lost digits with it, but
  /// not one in brackets.
  private var isWholeUnclosed: Bool { content.isFull(count) && (quote == nil || count > 1) }
}

extension LogValueReader {
  private mutating func close(_ bracket: LogToken.Bracket) -> Step {
    guard depth > 0 else { return quote != nil ? .done(.damaged) : .ended(result) }
    depth -= 1
    lineDepth = min(lineDepth, depth)
    // Two pairs are around a value at most, whatever stands in a damaged one.
    if isBroken, strayClosings.count < 8 { strayClosings.append(bracket) }
    // Brackets without a number are the name of a type, or hold what is no value: "(CGRect)", "[Object]".
    guard depth == 0, content.filled > 0 || content.hasFlag else { return .more }
    guard content.isFull(count) else {
      // "origin=(x=0, y=409) size=(width=375, height=258)" has two groups, and names to tell that more is to come.
      return content.isUnnamed || content.filled > count ? .done(.damaged) : .more
    }
    return quote == nil ? .done(result) : .more
  }

  private func separate() -> Step {
    guard depth == 0 else { return .more }
    if quote == nil, content.filled > 0, content.filled < count { return .more }
    return .ended(quote != nil && !content.isFull(count) ? .damaged : result)
  }

  private mutating func takeQuote(_ mark: UInt8, after before: UInt8) -> Step {
    if mark == UInt8(ascii: "'"), before.isWordPart, quote != UInt16(mark) { return .more }
    let mark = UInt16(mark) | (before == UInt8(ascii: "\\") ? 0x100 : 0)
    guard let open = quote else {
      if depth == 0 { quote = mark }
      return .more
    }
    // A plain mark where an escaped one was open ends the string around the value.
    if open & 0x100 != 0, mark == open & 0xFF { return .done(.damaged) }
    guard mark == open else { return .more }
    content.hasWords = true
    return .done(depth == 0 ? result : .damaged)
  }
}
