import KeyboardEvents

extension LawChecker {
  /// Law 2: a field that is in sight although the keyboard comes, or that nobody looks for, moves no offset.
  func needlesslyMoved(in scene: Scene) throws(SceneError) -> String? {
    let run = run(of: scene)
    return try walk(scene) { statement throws(SceneError) in
      let before = TreeValues(run.tree)
      let (wasPlain, wasMoved) = (run.isKeyboardPlain, run.tree.model.nodes.contains { $0.writtenTop != nil })
      let frames = run.screenFrames
      try run.perform(statement)
      guard statement.action.isEvent, wasPlain, !wasMoved, let sight = run.sight() else { return nil }
      // Where the field was, had the keyboard been there already.
      let seen = LawSight(
        avoidance: sight.avoidance, target: sight.target, focus: sight.focus, frame: frames[sight.focus],
        distance: sight.distance, window: sight.window, keyboard: sight.keyboard)
      guard run.isInSight(seen, frames) else { return nil }
      if run.shift(of: sight.target) != 0 { return "the view moves, and the field was in sight" }
      return run.movedOffset(since: before)
    }
  }
}

extension Scene.Action {
  /// Whether the statement is an event that may reveal, and not a change that somebody else makes.
  fileprivate var isEvent: Bool {
    switch self {
    case .keyboard, .post, .focus, .navigate, .relayout: true
    default: false
    }
  }
}

extension SceneRun {
  fileprivate var screenFrames: [Rect] { tree.model.nodes.indices.map { node in tree.layout { $0.screenFrame(node) } } }

  /// Whether no keyboard is up that is anything but docked.
  fileprivate var isKeyboardPlain: Bool {
    tree.model.screens.indices.allSatisfy { tracker.state(of: ScreenID(rawValue: $0)).phase != .floating }
  }

  /// Whether the field was in sight, by the space wanted, inside everything that clips it.
  fileprivate func isInSight(_ seen: LawSight, _ frames: [Rect]) -> Bool {
    guard seen.frame.maxY + seen.distance <= seen.keyboard.minY, seen.window.holds(seen.frame, tolerance: 0) else {
      return false
    }
    var node = tree.model.nodes[seen.focus].parent
    while let current = node {
      let record = tree.model.nodes[current]
      if let scroll = record.scroll {
        let inset = scroll.inset + tree.layout { $0.hostInset(current) }
        let room = frames[current].inset(by: Insets(top: inset.top, left: inset.left, right: inset.right))
        guard room.holds(seen.frame, tolerance: 0) else { return false }
      }
      node = record.parent
    }
    return true
  }

  /// The first offset that changed without leaving its range before.
  fileprivate func movedOffset(since before: TreeValues) -> String? {
    for (index, node) in tree.model.nodes.enumerated() {
      guard let offset = node.scroll?.offset, let old = before.nodes[index].offset, offset != old else { continue }
      let range = offsetRange(of: index)
      if offset.x == old.x, old.y > range.maxY, offset.y == range.maxY { continue }
      let way = "from \(Scene.Value.point(old)) to \(Scene.Value.point(offset))"
      return "\(node.name) scrolls \(way), and the field was in sight"
    }
    return nil
  }
}
