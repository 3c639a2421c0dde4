extension SceneReader {
  /// Reads `tap NAME|X,Y`.
  mutating func tap() throws(SceneError) -> Scene.Action {
    guard let word = cursor.peek, word.contains(",") else { return .tapView(try thing(.framed).name) }
    return .tapPoint(try cursor.point())
  }

  /// Reads `scroll NAME to X,Y`.
  mutating func scrolling() throws(SceneError) -> Scene.Action {
    let name = try thing(.scrollable).name
    try cursor.need("to")
    return .scroll(name, try cursor.point())
  }
}
