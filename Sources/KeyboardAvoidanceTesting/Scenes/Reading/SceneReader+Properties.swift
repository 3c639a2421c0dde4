import KeyboardEvents

extension SceneReader {
  /// Reads `set NAME.PROP VALUE`.
  mutating func writing() throws(SceneError) -> Scene.Action {
    let property = try property(cursor.next("NAME.PROP"), isWritten: true)
    return .set(property, try cursor.value(of: property))
  }

  /// Reads `add NAME.PROP N`.
  mutating func addition() throws(SceneError) -> Scene.Action {
    let word = try cursor.next("NAME.PROP")
    let property = try property(word, isWritten: true)
    guard property.part != nil || property.path.shape == .number else {
      throw cursor.error(at: word, expected: "a property that is one number")
    }
    return .add(property, try cursor.number("a number"))
  }

  /// Reads `NAME.PROP` or `NAME.PROP.PART`.
  func property(_ word: SceneWord, isWritten: Bool) throws(SceneError) -> Scene.Property {
    let (owner, path) = word.cut(at: ".")
    guard let path else { throw cursor.error(at: word, expected: "NAME.PROP, as in `\(cursor.form)`") }
    let thing = try thing(owner, .framed + [.constraint] + (isWritten ? [] : [.guide]))
    let (name, rest) = path.cut(at: ".")
    let paths = Scene.PropertyPath.allCases.filter { $0.owners.contains(thing.kind) && ($0.isWritable || !isWritten) }
    let property = try choice(name, paths, "a property of \(thing.kind.phrase)")
    guard let rest else { return Scene.Property(owner: thing.name, path: property) }
    if property.parts.isEmpty { throw cursor.error(at: rest, expected: "`\(property.rawValue)` as a whole") }
    let part = try choice(rest, property.parts, "a part of `\(property.rawValue)`")
    return Scene.Property(owner: thing.name, path: property, part: part)
  }

  /// The one of these that a word is.
  private func choice<Choice: RawRepresentable<String> & Equatable>(
    _ word: SceneWord, _ choices: [Choice], _ noun: String
  ) throws(SceneError) -> Choice {
    guard let choice = word.keyword(Choice.self), choices.contains(choice) else {
      throw cursor.error(at: word, expected: whatFits(noun, choices.map { $0.rawValue }, near: word))
    }
    return choice
  }
}

extension SceneCursor {
  /// Reads a value of the property's shape.
  mutating func value(of property: Scene.Property) throws(SceneError) -> Scene.Value {
    if property.part != nil { return .number(try number("a number", property.rule)) }
    return switch property.path.shape {
    case .number: .number(try number("a number", property.rule))
    case .point: .point(try point())
    case .size: .size(try size())
    case .insets: .insets(try insets())
    case .rect: .rect(try rect())
    case .isOn: .isOn(try isOn())
    }
  }

  /// Reads `on` or `off`.
  mutating func isOn() throws(SceneError) -> Bool {
    enum Switch: String, CaseIterable { case on, off }
    return try keyword("a switch", of: Switch.self) == .on
  }
}
