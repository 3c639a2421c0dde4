extension SceneReader {
  /// Notes that the line declares something.
  mutating func note(
    _ name: String, _ kind: SceneThing.Kind, in parent: SceneThing? = nil,
    with change: (inout SceneThing) -> Void = { _ in }
  ) {
    var thing = SceneThing(name: name, kind: kind, line: cursor.number)
    thing.parent = parent.flatMap { names.index(of: $0.name) }
    change(&thing)
    names.add(thing)
  }

  /// Reads a name that nothing has yet.
  mutating func newName() throws(SceneError) -> String { try newName(cursor.next("a name")) }

  /// The name that a word is, if it can be one and nothing has it yet.
  func newName(_ word: SceneWord) throws(SceneError) -> String {
    let name = try spelledName(word)
    guard let thing = names[name] else { return name }
    let owner = thing.line > 0 ? "\(thing.kind.phrase) since line \(thing.line)" : "the window over the whole screen"
    throw cursor.error(at: word, found: "\(word.quoted), \(owner)", expected: "a name that nothing else has")
  }

  /// Reads the name of a group, which many fields share.
  mutating func groupName() throws(SceneError) -> String { try spelledName(cursor.next("the name of a group")) }

  /// Reads the name of a strategy that whoever runs the scene hands over.
  mutating func strategyName() throws(SceneError) -> String { try spelledName(cursor.next("the name of a strategy")) }

  private func spelledName(_ word: SceneWord) throws(SceneError) -> String {
    guard word.isName else { throw cursor.error(at: word, expected: "a name of letters, digits, `-` and `_`") }
    return word.text
  }
}

extension SceneReader {
  /// Reads the name of something of this kind.
  mutating func name(_ kind: SceneThing.Kind) throws(SceneError) -> String { try thing([kind]).name }

  /// Reads the name of something of one of these kinds.
  mutating func thing(_ kinds: [SceneThing.Kind]) throws(SceneError) -> SceneThing {
    try thing(cursor.next(kinds.phrase), kinds)
  }

  /// What a word names, which must be of one of these kinds.
  func thing(_ word: SceneWord, _ kinds: [SceneThing.Kind]) throws(SceneError) -> SceneThing {
    if word.bytes.isEmpty { throw cursor.error(at: word, expected: kinds.phrase) }
    guard let thing = names[word.text] else {
      let nearest = nearest(to: word, among: names.names(of: kinds)).map { ", perhaps `\($0)`" } ?? ""
      throw cursor.error(
        at: word, found: "\(word.quoted), which no line above declares", expected: kinds.phrase + nearest)
    }
    guard kinds.contains(thing.kind) else {
      throw cursor.error(at: word, found: "\(word.quoted), \(thing.kind.phrase)", expected: kinds.phrase)
    }
    return thing
  }

  /// Names of things of these kinds, with commas between them.
  func nameList(_ word: SceneWord, _ kinds: [SceneThing.Kind]) throws(SceneError) -> [String] {
    var names: [String] = []
    var rest: SceneWord? = word
    while let list = rest {
      let (first, others) = list.cut(at: ",")
      names.append(try thing(first, kinds).name)
      rest = others
    }
    return names
  }
}

extension SceneWord {
  /// Whether something can have the word as its name.
  var isName: Bool { !bytes.isEmpty && text.unicodeScalars.allSatisfy { $0.fitsName } }
}

extension Unicode.Scalar {
  fileprivate var fitsName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: value > 0x7F && properties.isAlphabetic
    }
  }
}
