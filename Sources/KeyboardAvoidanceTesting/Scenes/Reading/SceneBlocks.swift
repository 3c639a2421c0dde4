/// The statements of a scene as they nest: those of the scene itself, and those of each `repeat` that is open.
struct SceneBlocks {
  private struct Block {
    let line: SceneCursor
    let count: Int
  }

  /// How deep `repeat` may nest: a scene is run and released by recursion.
  static var deepest: Int { 256 }

  private var open: [Block] = []
  private var levels: [[Scene.Statement]] = [[]]

  /// The statements of the scene, when no `repeat` is open.
  var statements: [Scene.Statement] { levels[0] }

  /// How many `repeat` are open.
  var depth: Int { open.count }

  /// The line of the innermost `repeat` that is open.
  var openLine: SceneCursor? { open.last?.line }

  /// Adds a line that says this to the innermost block.
  mutating func append(_ action: Scene.Action, from line: SceneCursor) {
    let words = line.statement
    levels[depth].append(Scene.Statement(place: line.place(of: words), text: words.text, action: action))
  }

  /// Opens a block.
  mutating func begin(_ line: SceneCursor, count: Int) {
    open.append(Block(line: line, count: count))
    levels.append([])
  }

  /// Closes the innermost block; false where none is open.
  mutating func end() -> Bool {
    guard let block = open.popLast() else { return false }
    let statements = levels.removeLast()
    append(.repeat(block.count, statements), from: block.line)
    return true
  }
}
