extension Scene {
  /// Creates a scene of actions that were made in code; places and texts of its statements are those of its ``text``.
  ///
  /// Reading that text gives an equal scene, as long as every name is declared above its use and payloads hold no `nan`,
  /// which equals nothing.
  public init(name: String, actions: [Action]) {
    var writer = SceneWriter()
    self.init(name: name, statements: writer.statements(actions))
  }

  /// The scene as text, one statement a line: what the statements mean, without comments and with options in one order.
  public var text: String {
    var writer = SceneWriter()
    _ = writer.statements(actions)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// What the statements say, without where they stand.
  public var actions: [Action] { statements.map { $0.action } }
}

extension Scene: CustomStringConvertible {
  /// The text of the scene.
  public var description: String { text }
}

/// Writes statements line by line, indented by the depth of `repeat`.
struct SceneWriter {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func statements(_ actions: [Scene.Action]) -> [Scene.Statement] {
    var statements: [Scene.Statement] = []
    for action in actions { statements.append(statement(action)) }
    return statements
  }

  private mutating func statement(_ action: Scene.Action) -> Scene.Statement {
    let text = action.words.joined(separator: " ")
    let place = Scene.Place(line: lines.count + 1, column: 2 * depth + 1)
    write(text)
    guard case .repeat(let count, let body) = action else {
      return Scene.Statement(place: place, text: text, action: action)
    }
    depth += 1
    let placed = statements(body.map { $0.action })
    depth -= 1
    write("end")
    return Scene.Statement(place: place, text: text, action: .repeat(count, placed))
  }

  private mutating func write(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }
}
