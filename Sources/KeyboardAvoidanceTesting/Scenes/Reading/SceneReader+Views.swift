import KeyboardEvents

extension SceneReader {
  /// What every view begins with.
  private struct Placement {
    let name: String
    let parent: SceneThing
    let frame: Rect
  }

  /// Reads `NAME in PARENT X,Y,W,H`.
  private mutating func placement() throws(SceneError) -> Placement {
    let name = try newName()
    try cursor.need("in")
    return Placement(name: name, parent: try thing(.containers), frame: try cursor.rect())
  }

  /// Reads `view NAME in PARENT X,Y,W,H`.
  mutating func view() throws(SceneError) -> Scene.Declaration {
    let view = try placement()
    note(view.name, .view, in: view.parent)
    return .view(name: view.name, parent: view.parent.name, frame: view.frame)
  }

  /// Reads `scroll NAME in PARENT X,Y,W,H content WxH [inset I] [indicators I] [offset P] [safe auto|never] [paging]`.
  mutating func scrollView() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case content, inset, indicators, offset, safe, paging }
    enum SafeArea: String, CaseIterable { case auto, never }
    let view = try placement()
    var content: Size?
    var traits = Scene.ScrollTraits(content: .zero)
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .content: content = try cursor.size()
      case .inset: traits.inset = try cursor.insets()
      case .indicators: traits.indicators = try cursor.insets()
      case .offset: traits.offset = try cursor.point()
      case .safe: traits.addsSafeArea = try cursor.keyword("what the safe area means", of: SafeArea.self) == .auto
      case .paging: traits.isPaging = true
      }
    }
    guard let content else {
      throw cursor.error(at: cursor.remainder, expected: "`content WxH`, as in `\(cursor.form)`")
    }
    traits.content = content
    note(view.name, .scroll, in: view.parent)
    return .scroll(name: view.name, parent: view.parent.name, frame: view.frame, traits)
  }

  /// Reads `field NAME in PARENT X,Y,W,H [order N] [group NAME] [skip] [off] [hidden] [distance N]`.
  mutating func field() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case order, group, skip, off, hidden, distance }
    let view = try placement()
    var traits = Scene.FieldTraits()
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .order: traits.order = try cursor.number("a place in the order")
      case .group: traits.group = try groupName()
      case .skip: traits.isSkipped = true
      case .off: traits.isOff = true
      case .hidden: traits.isHidden = true
      case .distance: traits.distance = try cursor.number("a distance")
      }
    }
    note(view.name, .field, in: view.parent)
    return .field(name: view.name, parent: view.parent.name, frame: view.frame, traits)
  }

  /// Reads `text NAME in PARENT X,Y,W,H [content WxH] [caret X,Y,W,H]`.
  mutating func text() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case content, caret }
    let view = try placement()
    var content: Size?
    var caret: Rect?
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .content: content = try cursor.size()
      case .caret: caret = try cursor.rect()
      }
    }
    note(view.name, .text, in: view.parent) { $0.hasOwnSizeAsContent = content == nil }
    return .text(name: view.name, parent: view.parent.name, frame: view.frame, content: content, caret: caret)
  }
}
