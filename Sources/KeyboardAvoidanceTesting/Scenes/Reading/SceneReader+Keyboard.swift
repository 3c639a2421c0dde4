import KeyboardEvents

extension SceneReader {
  /// Reads `show X,Y,W,H [over S] [curve N]`, `move` likewise, `hide [X,Y,W,H] [over S] [curve N]`.
  mutating func keyboardMove(_ kind: Scene.KeyboardMove.Kind) throws(SceneError) -> Scene.KeyboardMove {
    enum Option: String, CaseIterable { case over, curve }
    var frame: Rect?
    let hasFrame = cursor.peek.map { $0.keyword(Option.self) == nil } ?? false
    if kind != .hide || hasFrame { frame = try cursor.payloadRect() }
    var timing = Scene.Timing()
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .over: timing.duration = try duration()
      case .curve: timing.curve = try curve()
      }
    }
    return Scene.KeyboardMove(kind: kind, frame: frame, timing: timing)
  }

  /// Reads `post KIND [begin X,Y,W,H] [end X,Y,W,H] [over S] [curve N] [foreign] [screen NAME]`.
  mutating func posting() throws(SceneError) -> Scene.Posting {
    enum Option: String, CaseIterable { case begin, end, over, curve, foreign, screen }
    var posting = Scene.Posting(kind: try cursor.keyword("a kind of notification"))
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .begin: posting.begin = try cursor.payloadRect()
      case .end: posting.end = try cursor.payloadRect()
      case .over: posting.timing.duration = try duration()
      case .curve: posting.timing.curve = try curve()
      case .foreign: posting.isForeign = true
      case .screen: posting.screen = try name(.screen)
      }
    }
    return posting
  }

  /// Reads `S` or `none`.
  private mutating func duration() throws(SceneError) -> Double? {
    cursor.take("none") ? nil : try cursor.number("a number of seconds or `none`", .payload)
  }

  /// Reads `N` or `none`.
  private mutating func curve() throws(SceneError) -> Int? {
    cursor.take("none") ? nil : try cursor.whole("a curve or `none`")
  }

  /// Reads `rotate WxH [safe T,L,B,R]`.
  mutating func rotation() throws(SceneError) -> Scene.Action {
    enum Option: String, CaseIterable { case safe }
    let size = try cursor.size()
    var safeArea = Insets.zero
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .safe: safeArea = try cursor.insets()
      }
    }
    return .rotate(size, safeArea: safeArea)
  }
}
