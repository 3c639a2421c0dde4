import KeyboardEvents

extension SceneReader {
  /// Reads `screen WxH [safe T,L,B,R] [named NAME] [rtl]`.
  mutating func screen() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case safe, named, rtl }
    let size = try cursor.size()
    var safeArea = Insets.zero
    // With a space in it, no line can declare or mean the name of a screen that has been given none.
    var name = "screen \(names.screenCount + 1)"
    var isRightToLeft = false
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .safe: safeArea = try cursor.insets()
      case .named: name = try newName()
      case .rtl: isRightToLeft = true
      }
    }
    note(name, .screen)
    return .screen(name: name, size: size, safeArea: safeArea, isRightToLeft: isRightToLeft)
  }

  /// Reads `window NAME X,Y,W,H [screen NAME]`.
  mutating func window() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case screen }
    let name = try newName()
    let frame = try cursor.rect()
    var screen: String?
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .screen: screen = try self.name(.screen)
      }
    }
    note(name, .window)
    return .window(name: name, frame: frame, screen: screen)
  }

  /// Reads `guide NAME of VIEW [undocked follow|ignore] [safe on|off] [dismiss-padding N]`.
  mutating func guide() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case undocked, safe, padding = "dismiss-padding" }
    enum Undocked: String, CaseIterable { case follow, ignore }
    let name = try newName()
    try cursor.need("of")
    let view = try thing(.framed)
    var undocked = Undocked.ignore
    var usesSafeArea = true
    var padding = 0.0
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .undocked: undocked = try cursor.keyword("what an undocked keyboard means")
      case .safe: usesSafeArea = try cursor.isOn()
      case .padding: padding = try cursor.number("a padding", .fromZero)
      }
    }
    note(name, .guide, in: view)
    return .guide(
      name: name, view: view.name, followsUndocked: undocked == .follow, usesSafeArea: usesSafeArea,
      dismissPadding: padding)
  }
}
