import KeyboardEvents

extension LawChecker {
  /// Law 1: after each statement that gives a reason to reveal, the field is in sight if it can be brought there.
  func unrevealed(in scene: Scene) throws(SceneError) -> String? {
    let run = run(of: scene)
    return try walk(scene) { statement throws(SceneError) in
      let before = run.reasons
      try run.perform(statement)
      guard run.reasons != before, let sight = run.sight() else { return nil }
      switch sight.avoidance.method {
      case .inset: return run.unscrolled(sight)
      case .shift, .automatic: return run.unlifted(sight)
      case .constant, .switch, .guide, .resize, .none: return nil
      }
    }
  }
}

/// What gives a reason to reveal when it changes.
private struct RevealReasons: Hashable {
  let focus: Int?
  let placements: [KeyboardState.Placement]
  let atWork: [Bool]
}

extension SceneRun {
  fileprivate var reasons: RevealReasons {
    RevealReasons(
      focus: tree.focused,
      placements: tree.model.screens.indices.map { tracker.state(of: ScreenID(rawValue: $0)).placement },
      atWork: avoidances.map { isAtWork($0) })
  }

  /// What is still wrong after a scroll view was to show its field, on each axis where it could.
  fileprivate func unscrolled(_ sight: LawSight) -> String? {
    guard tree.model.nodes[sight.target].scroll?.isPaging == false, let room = room(of: sight) else { return nil }
    let range = offsetRange(of: sight.target)
    let offset = tree.model.nodes[sight.target].scroll?.offset ?? .zero
    // The space below is part of finding the nearest place, and not of the middle.
    let space = sight.avoidance.align == .center ? 0 : sight.space(in: room)
    let vertical = Span(sight.frame.minY, sight.frame.maxY + space)
    let horizontal = Span(sight.frame.minX, sight.frame.maxX)
    if vertical.canBeBrought(into: Span(room.minY, room.maxY), from: offset.y, in: Span(range.minY, range.maxY)) {
      return "the field at \(Scene.Value.rect(sight.frame)) could be inside \(Scene.Value.rect(room))"
    }
    if horizontal.canBeBrought(into: Span(room.minX, room.maxX), from: offset.x, in: Span(range.minX, range.maxX)) {
      return "the field at \(Scene.Value.rect(sight.frame)) could be inside \(Scene.Value.rect(room)), sideways"
    }
    return nil
  }

  /// What is still wrong after a view was to be moved up for its field.
  fileprivate func unlifted(_ sight: LawSight) -> String? {
    let room = sight.room
    guard sight.frame.height <= room.height else { return nil }
    // What a scroll view inside cuts off for good cannot be brought into sight from outside.
    let part = if case .automatic = sight.avoidance.method { shownPart(of: sight) } else { sight.frame }
    let lowest = part.maxY + sight.space(in: room)
    guard lowest > sight.keyboard.minY + 0.5 else { return nil }
    if let limit = sight.avoidance.limit, shift(of: sight.target) >= limit - 0.5 { return nil }
    return "the field at \(Scene.Value.rect(sight.frame)) could be above \(number(sight.keyboard.minY))"
  }

  /// The part of a field that the scroll views between it and the target let through; all of it where they hide it
  /// whole.
  private func shownPart(of sight: LawSight) -> Rect {
    var (top, bottom) = (sight.frame.minY, sight.frame.maxY)
    var node = tree.model.nodes[sight.focus].parent
    while let current = node {
      if tree.model.nodes[current].scroll != nil {
        let clip = tree.layout { $0.screenFrame(current) }
        (top, bottom) = (max(top, clip.minY), min(bottom, clip.maxY))
      }
      node = current == sight.target ? nil : tree.model.nodes[current].parent
    }
    guard bottom > top else { return sight.frame }
    return Rect(x: sight.frame.minX, y: top, width: sight.frame.width, height: bottom - top)
  }

  /// How far avoidance has moved a view up.
  func shift(of node: Int) -> Double {
    var unmoved = unmovedLayout
    return unmoved.frame(node).minY - tree.layout { $0.frame(node) }.minY
  }
}

/// From where to where, on one axis.
private struct Span {
  let start: Double
  let end: Double

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// Whether this is not inside a room, and would be at an offset that is in range.
  func canBeBrought(into room: Span, from offset: Double, in range: Span) -> Bool {
    let isInside = start >= room.start - 0.5 && end <= room.end + 0.5
    guard !isInside, end - start <= room.end - room.start else { return false }
    let least = max(range.start, offset + end - room.end)
    let greatest = min(range.end, offset + start - room.start)
    return least <= greatest
  }
}
