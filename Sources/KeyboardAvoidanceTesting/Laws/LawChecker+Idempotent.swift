import KeyboardEvents

extension LawChecker {
  /// Law 4: each event is sent once in one run and many times in another, and both stand alike after it.
  func notIdempotent(in scene: Scene) throws(SceneError) -> String? {
    let once = run(of: scene)
    let often = run(of: scene)
    return try walk(scene) { statement throws(SceneError) in
      try once.perform(statement)
      for _ in 0..<statement.action.rounds { try often.perform(statement) }
      return TreeValues(once.tree).difference(from: TreeValues(often.tree))
    }
  }
}

extension Scene.Action {
  /// How many times the event is sent; one that means another thing the second time is sent once.
  ///
  /// A written value that counts by its difference is such a thing, and so is a tap, whose point may hit what the first one
  /// brought there.
  fileprivate var rounds: Int {
    switch self {
    case .keyboard, .focus, .blur: 10
    case .post(let posting): posting.kind.isAnnouncement ? 10 : 1
    case .drag, .scroll, .rotate, .relayout, .lifecycle: 2
    case .set(let property, _): [.offset, .content, .caret].contains(property.path) ? 2 : 1
    default: 1
    }
  }
}

extension Scene.Posting.Kind {
  /// Whether it announces; one that confirms counts for itself only where nothing has been announced.
  fileprivate var isAnnouncement: Bool { self == .willShow || self == .willHide || self == .willChange }
}
