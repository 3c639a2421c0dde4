extension SceneReader {
  /// Reads what follows the first word of a line, and adds the statement.
  mutating func read(_ statement: SceneStatement) throws(SceneError) {
    switch statement {
    case .screen: try declare(screen())
    case .window: try declare(window())
    case .view: try declare(view())
    case .scroll: if isScrolling { try happen(scrolling()) } else { try declare(scrollView()) }
    case .field: try declare(field())
    case .text: try declare(text())
    case .constraint: try declare(constraint())
    case .guide: try declare(guide())
    case .avoid: try avoid(avoidance())

    case .focus: try happen(.focus(thing(.editable).name))
    case .blur: try happen(.blur)
    case .tap: try happen(tap())
    case .next: try happen(.navigate(.next))
    case .previous: try happen(.navigate(.previous))
    case .return: try happen(.navigate(.return))

    case .show: try happen(.keyboard(keyboardMove(.show)))
    case .hide: try happen(.keyboard(keyboardMove(.hide)))
    case .move: try happen(.keyboard(keyboardMove(.move)))
    case .post: try happen(.post(posting()))
    case .drag: try happen(.drag(cursor.number("the finger's Y")))
    case .replay: try happen(.replay(cursor.next("the name of a log").text))
    case .rotate: try happen(rotation())

    case .set: try happen(writing())
    case .add: try happen(addition())
    case .relayout: try happen(.relayout)

    case .attach: try happen(.lifecycle(.attach, name(.avoider)))
    case .detach: try happen(.lifecycle(.detach, name(.avoider)))
    case .enable: try happen(.lifecycle(.enable, name(.avoider)))
    case .disable: try happen(.lifecycle(.disable, name(.avoider)))
    case .suspend: try happen(.lifecycle(.suspend, name(.avoider)))
    case .resume: try happen(.lifecycle(.resume, name(.avoider)))

    case .wait: try happen(.wait(cursor.number("a number of seconds", .fromZero)))
    case .settle: try happen(.settle)
    case .repeat: try openBlock(count: cursor.whole("a number of times", from: 0))
    case .end: try closeBlock()

    case .expect: try append(.expect(expectation()))
    }
  }
}

extension SceneReader {
  /// Adds the line as a statement that declares something.
  private mutating func declare(_ declaration: Scene.Declaration) throws(SceneError) {
    if let firstEvent { throw misplaced("below line \(firstEvent), where things begin to happen", "above that line") }
    try append(.declare(declaration))
  }

  /// Adds the line as a statement that describes an avoider.
  private mutating func avoid(_ avoidance: Scene.Avoidance) throws(SceneError) {
    if blocks.depth > 0 { throw misplaced("inside `repeat`, where it would be declared again", "outside of it") }
    try append(.avoid(avoidance))
  }

  /// Adds the line as a statement that makes something happen.
  private mutating func happen(_ event: Scene.Action) throws(SceneError) {
    firstEvent = firstEvent ?? cursor.number
    try append(event)
  }

  private mutating func append(_ action: Scene.Action) throws(SceneError) {
    try cursor.end()
    blocks.append(action, from: cursor)
  }

  private func misplaced(_ found: String, _ place: String) -> SceneError {
    cursor.error(at: cursor.statement, found: "\(cursor.statement.quoted) \(found)", expected: "it \(place)")
  }
}

extension SceneReader {
  /// Reads `repeat N`.
  private mutating func openBlock(count: Int) throws(SceneError) {
    try cursor.end()
    guard blocks.depth < SceneBlocks.deepest else {
      throw cursor.error(
        at: cursor.statement, found: "`repeat` inside \(SceneBlocks.deepest) others",
        expected: "at most \(SceneBlocks.deepest) inside each other")
    }
    firstEvent = firstEvent ?? cursor.number
    blocks.begin(cursor, count: count)
  }

  /// Reads `end`.
  private mutating func closeBlock() throws(SceneError) {
    try cursor.end()
    guard blocks.end() else {
      throw cursor.error(at: cursor.statement, expected: "`end` only below a `repeat` that is open")
    }
  }

  /// Every `repeat` must have had its `end`.
  func refuseOpenBlock() throws(SceneError) {
    guard let line = blocks.openLine else { return }
    throw line.error(at: line.statement, found: "a `repeat` that nothing closes", expected: "`end` on a line below it")
  }
}
