/// The smallest part of a log that says something.
struct LogToken {
  enum Kind {
    /// A word with a meaning.
    case term(LogTerm)
    /// Any other word; `.1` is the label of a value in the prints of old debuggers.
    case word
    /// Something that begins like a number, and the number, or nil where it turns out to be none.
    case number(Double?)
    case open(Bracket)
    case close(Bracket)
    /// What stands between a key and its value: `:`, or one of `=`, `=>` and `->`.
    case separator(isColon: Bool)
    case comma
    case semicolon
    /// A quotation mark and the byte before it, which tells an apostrophe from a mark and an escaped one from a plain one.
    case quote(UInt8, after: UInt8)
    case less
    case greater
    /// The start of a method's name in Objective-C: `-[`.
    case method
    /// What begins a note until the line's end, `//`, `/*` or `#`; or two slashes of an address.
    case note
  }

  enum Bracket: UInt8 {
    case brace
    case bracket
    case parenthesis
  }

  var kind: Kind
  /// The line where it starts, from 1.
  var line: Int
  /// Whether it stands directly behind the token before, with no space between.
  var isGlued = false
}
