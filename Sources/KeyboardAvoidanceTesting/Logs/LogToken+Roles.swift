/// What a token can be where it stands.
extension LogToken {
  /// Whether it stands between a key and its value.
  var isSeparator: Bool { if case .separator = kind { true } else { false } }

  /// Whether it stands between two entries or numbers.
  var isComma: Bool { if case .comma = kind { true } else { false } }

  /// Whether the token can begin what a commented dump has behind its marks, where its line ends were lost.
  var beginsEntry: Bool {
    switch kind {
    case .open, .quote, .term(.key), .term(.notification), .term(.word(.type)): true
    default: false
    }
  }

  /// Whether it is a word or a number, so that its line is not only marks.
  var isContent: Bool {
    switch kind {
    case .word, .term, .number: true
    default: false
    }
  }

  /// Whether a value can start with the token where its line does not begin with a key.
  var startsValue: Bool {
    switch kind {
    case .number, .open, .quote, .term(.word(.yes)), .term(.word(.no)), .term(.word(.none)), .term(.word(.type)): true
    default: false
    }
  }

  /// Whether more must follow the token.
  var isOpenEnded: Bool {
    switch kind {
    case .open, .comma, .separator: true
    default: false
    }
  }
}
