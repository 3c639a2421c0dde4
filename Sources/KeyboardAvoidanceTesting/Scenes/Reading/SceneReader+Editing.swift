extension SceneReader {
  /// Reads `tap NAME|X,Y`.
  mutating func tap() throws(SceneError) -> Scene.Action {
    guard let word = cursor.peek, word.contains(",") else { return .tapView(try thing(.framed).name) }
    return .tapPoint(try cursor.point())
  }

  /// Whether a line that starts with `scroll` lets the user scroll, and declares no scroll view.
  var isScrolling: Bool {
    // Where neither word follows, a name that is there already tells what was meant.
    let isKnown = cursor.peek.map { names[$0.text] != nil } ?? false
    return cursor.isFollowed(by: "to") || isKnown && !cursor.isFollowed(by: "in")
  }

  /// Reads `scroll NAME to X,Y`.
  mutating func scrolling() throws(SceneError) -> Scene.Action {
    cursor.form = "scroll NAME to X,Y"
    let name = try thing(.scrollable).name
    try cursor.need("to")
    return .scroll(name, try cursor.point())
  }
}
