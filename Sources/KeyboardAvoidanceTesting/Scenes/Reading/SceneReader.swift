/// Reads a scene line by line and checks the meaning of each statement where it stands.
///
/// The functions that read statements are in files by family; each has the form of its statement as its comment.
struct SceneReader {
  /// The line that is being read.
  var cursor: SceneCursor
  /// What the lines above have declared.
  var names = SceneNames()
  /// The constraints that are active from the start.
  var constraints = ConstraintGraph()
  /// The line of the first event, below which nothing but an avoider may be declared.
  var firstEvent: Int?
  /// The statements of the scene, and above them those of each `repeat` that is open.
  var blocks = SceneBlocks()

  private var lines: SceneLines

  init(_ bytes: [UInt8], file: String) {
    lines = SceneLines(bytes, file: file)
    cursor = SceneCursor(line: [], number: 1, file: file)
    // A scene that declares no window has one over the whole screen.
    if !lines.declaresWindow() { names.add(SceneThing(name: "window", kind: .window, line: 0)) }
  }

  /// Reads all lines.
  mutating func statements() throws(SceneError) -> [Scene.Statement] {
    while let line = lines.next() {
      cursor = line
      try read(statementWord())
    }
    if names.screenCount == 0 { throw missingScreen(at: cursor.remainder, found: "no statement") }
    try refuseOpenBlock()
    try refuseCycle()
    return blocks.statements
  }

  /// Reads the first word of the line.
  private mutating func statementWord() throws(SceneError) -> SceneStatement {
    let word = try cursor.next("a statement")
    let statement: SceneStatement? = word.keyword()
    if names.screenCount == 0, statement != .screen { throw missingScreen(at: word) }
    guard let statement else {
      let words = SceneStatement.allCases.map { $0.rawValue }
      throw cursor.error(at: word, expected: whatFits("a statement", words, near: word))
    }
    cursor.form = statement.form
    return statement
  }

  private func missingScreen(at word: SceneWord, found: String? = nil) -> SceneError {
    cursor.error(at: word, found: found, expected: "`\(SceneStatement.screen.form)` as the first statement")
  }
}
