/// The lines of a text that say something, each as a cursor.
struct SceneLines {
  private let file: String
  private var rest: ArraySlice<UInt8>
  private var number = 0

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
  }

  /// The next line with a word on it; nil after the last one.
  mutating func next() -> SceneCursor? {
    while let line = nextLine() {
      let cursor = SceneCursor(line: line, number: number, file: file)
      if cursor.peek != nil { return cursor }
    }
    return nil
  }

  /// The next line without its comment and the spaces at its end, empty lines too.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    number += 1
    var line = rest.prefix { !$0.endsLine }
    rest = rest[line.endIndex...]
    if rest.starts(with: [0x0D, 0x0A]) { rest.removeFirst() }
    _ = rest.popFirst()
    line = line.prefix { $0 != UInt8(ascii: "#") }
    while let last = line.last, last.isSpace { line.removeLast() }
    return line
  }
}

extension SceneLines {
  /// Whether one of the lines to come declares a window.
  func declaresWindow() -> Bool {
    var lines = self
    while let line = lines.next() {
      if let word = line.peek, word == SceneStatement.window.rawValue { return true }
    }
    return false
  }
}
