extension SceneReader {
  /// Reads `avoid NAME: METHOD [by STRATEGY] [OPTIONS]`.
  mutating func avoidance() throws(SceneError) -> Scene.Avoidance {
    let name = try avoiderName()
    let method: SceneMethod = try cursor.keyword("a method")
    cursor.form = method.form
    var avoidance = Scene.Avoidance(name: name, method: try target(of: method))
    if cursor.take("by") { avoidance.strategy = try strategyName() }
    var options = SceneOptions(method.options)
    while let option = try options.next(&cursor) {
      switch option {
      case .distance: avoidance.distance = try cursor.number("a distance")
      case .extra: avoidance.extra = try cursor.number("an extra")
      case .combine: avoidance.addsToOwnInset = try cursor.keyword("a combination", of: SceneCombination.self) == .sum
      case .reveal: avoidance.reveal = try reveal()
      case .align: avoidance.align = try cursor.keyword("an alignment")
      case .keepOffset: avoidance.keepsOffset = true
      case .limit: avoidance.limit = try cursor.number("a limit", .fromZero)
      case .floating: avoidance.floating = try cursor.keyword("what a floating keyboard means")
      case .off: avoidance.isOff = true
      }
    }
    note(name, .avoider)
    return avoidance
  }

  /// Reads `NAME:`.
  private mutating func avoiderName() throws(SceneError) -> String {
    let word = try cursor.next("a name and a colon")
    guard word.bytes.last == UInt8(ascii: ":") else {
      throw cursor.error(at: word, expected: "a name and a colon, as in `\(cursor.form)`")
    }
    return try newName(SceneWord(word.bytes.dropLast()))
  }

  /// What the method is applied to.
  private mutating func target(of method: SceneMethod) throws(SceneError) -> Scene.Method {
    switch method {
    case .inset: .inset(try thing(.scrollable).name)
    case .constant: .constant(try movableConstraint())
    case .switch: try constraintSwitch()
    case .shift: .shift(try thing(.framed).name)
    case .guide: .guide(try name(.guide))
    case .resize: .resize(try thing(.framed).name)
    case .automatic: .automatic(try thing(.framed).name)
    case .none: .none(try thing(.framed).name)
    }
  }

  /// A constraint whose constant can make room for a keyboard.
  private mutating func movableConstraint() throws(SceneError) -> String {
    let word = try cursor.next("a constraint")
    let thing = try thing(word, [.constraint])
    if let attribute = thing.attribute, !attribute.isVertical {
      throw cursor.error(
        at: word, found: "\(word.quoted), which sets `\(attribute.rawValue)`",
        expected: "a constraint that sets a top, bottom or height")
    }
    return thing.name
  }

  /// Reads `CONSTRAINT[,CONSTRAINT…] for CONSTRAINT[,CONSTRAINT…]`.
  private mutating func constraintSwitch() throws(SceneError) -> Scene.Method {
    let up = try nameList(cursor.next("the constraints while the keyboard is up"), [.constraint])
    try cursor.need("for")
    return .switch(up: up, rest: try nameList(cursor.next("the constraints at rest"), [.constraint]))
  }

  /// Reads `field`, `caret` or `NAME,NAME…`.
  private mutating func reveal() throws(SceneError) -> Scene.Reveal {
    let word = try cursor.next("`field`, `caret` or names of views")
    if word == "field" { return .field }
    if word == "caret" { return .caret }
    return .views(try nameList(word, .placed))
  }
}
