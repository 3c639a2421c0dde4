/// The options of one statement: in any order, each once.
struct SceneOptions<Option: RawRepresentable<String> & CaseIterable & Equatable> {
  private let allowed: [Option]
  private var taken: [Option] = []

  init(_ allowed: [Option] = Array(Option.allCases)) { self.allowed = allowed }

  /// Reads the word of the next option; nil at the end of the line.
  mutating func next(_ cursor: inout SceneCursor) throws(SceneError) -> Option? {
    guard let word = cursor.peek else { return nil }
    guard let option = word.keyword(Option.self), allowed.contains(option) else {
      let free = allowed.filter { !taken.contains($0) }.map { $0.rawValue }
      let noun = free.isEmpty ? "the end of the line" : "an option"
      throw cursor.error(at: word, expected: whatFits(noun, free, near: word) + ", as in `\(cursor.form)`")
    }
    guard !taken.contains(option) else {
      throw cursor.error(at: word, found: "a second \(word.quoted)", expected: "each option once")
    }
    taken.append(option)
    cursor.skip()
    return option
  }
}
