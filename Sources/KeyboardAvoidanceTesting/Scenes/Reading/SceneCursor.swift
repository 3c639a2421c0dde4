/// Reads one line of a scene, word by word.
struct SceneCursor {
  let file: String
  let number: Int
  /// The line without its comment; its first byte is the first column.
  let line: ArraySlice<UInt8>
  /// The form of the statement, for messages about words that are missing or too many.
  var form = ""
  private var rest: ArraySlice<UInt8>

  init(line: ArraySlice<UInt8>, number: Int, file: String) {
    self.line = line
    self.number = number
    self.file = file
    rest = line.drop { $0.isSpace }
  }

  /// All words of the line.
  var statement: SceneWord { SceneWord(line.drop { $0.isSpace }) }

  /// What is left of the line, from the next word on.
  var remainder: SceneWord { SceneWord(rest) }

  /// The next word, without reading it.
  var peek: SceneWord? { rest.isEmpty ? nil : SceneWord(rest.prefix { !$0.isSpace }) }

  mutating func skip() { rest = rest.drop { !$0.isSpace }.drop { $0.isSpace } }

  /// Reads the next word, which must be there.
  mutating func next(_ expected: @autoclosure () -> String) throws(SceneError) -> SceneWord {
    guard let word = peek else { throw error(at: remainder, expected: "\(expected()), as in `\(form)`") }
    skip()
    return word
  }

  /// Reads the next word if it is this one.
  mutating func take(_ text: String) -> Bool {
    guard let word = peek, word == text else { return false }
    skip()
    return true
  }

  /// Reads this very word.
  mutating func need(_ text: String) throws(SceneError) {
    let word = try next("`\(text)`")
    guard word == text else { throw error(at: word, expected: "`\(text)`, as in `\(form)`") }
  }

  /// Whether this is the word after the next one.
  func isFollowed(by text: String) -> Bool {
    var ahead = self
    ahead.skip()
    return ahead.take(text)
  }

  /// Reads a word that must be one of a few.
  mutating func keyword<Keyword: RawRepresentable<String> & CaseIterable>(
    _ noun: String, of _: Keyword.Type = Keyword.self
  ) throws(SceneError) -> Keyword {
    let word = try next(noun)
    guard let keyword = word.keyword(Keyword.self) else {
      throw error(at: word, expected: whatFits(noun, Keyword.allCases.map { $0.rawValue }, near: word))
    }
    return keyword
  }

  /// Nothing may be left.
  func end() throws(SceneError) {
    guard let word = peek else { return }
    throw error(at: word, expected: "the end of the line, as in `\(form)`")
  }
}

extension SceneCursor {
  /// The error that something does not fit at a word, which may be an empty one.
  func error(at word: SceneWord, found: String? = nil, expected: String) -> SceneError {
    let end = word.bytes.startIndex == line.endIndex ? "the end of the line" : "nothing"
    let seen = word.bytes.isEmpty ? end : word.quoted
    return SceneError(file: file, place: place(of: word), found: found ?? seen, expected: expected)
  }

  /// Where a word of this line stands; columns count characters, of which a byte that continues one is no start.
  func place(of word: SceneWord) -> Scene.Place {
    let before = line[..<word.bytes.startIndex]
    return Scene.Place(line: number, column: 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}

extension UInt8 {
  /// A space or a tab, which is what separates words.
  var isSpace: Bool { self == 0x20 || self == 0x09 }

  /// The end of a line; a carriage return before a line feed is a part of it.
  var endsLine: Bool { self == 0x0A || self == 0x0D }
}
