import KeyboardEvents

extension SceneReader {
  /// Reads `expect [now] CLAIM`.
  mutating func expectation() throws(SceneError) -> Scene.Expectation {
    let isNow = cursor.take("now")
    return Scene.Expectation(isNow: isNow, claim: try claim())
  }

  private mutating func claim() throws(SceneError) -> Scene.Claim {
    let word = try cursor.next("a claim")
    guard !word.contains(".") else { return try valueClaim(word) }
    guard let claim: SceneClaim = word.keyword() else {
      let claims = SceneClaim.allCases.map { $0.rawValue }
      throw cursor.error(at: word, expected: whatFits("NAME.PROP or a claim", claims, near: word))
    }
    return try self.claim(claim)
  }

  /// Reads what follows the first word of a claim.
  private mutating func claim(_ claim: SceneClaim) throws(SceneError) -> Scene.Claim {
    cursor.form = claim.form
    switch claim {
    case .visible: return try visibleClaim()
    case .covered: return .covered(try thing(.framed).name)
    case .overlap: return .overlap(try thing(.framed).name, try cursor.number("a height", .fromZero))
    case .keyboard: return .keyboard(try cursor.keyword("a state of the keyboard"))
    case .focus: return .focus(cursor.take("none") ? nil : try thing(.editable).name)
    case .order: return .order(try orderedNames())
    case .restored: return .restored
    case .unmoved: return .unmoved
    case .observers: return .observers(try cursor.whole("a number of avoiders", from: 0))
    case .motion: return .motion(try cursor.number("a number of seconds"), try cursor.whole("a curve"))
    case .issue: return .issue(try cursor.keyword("a kind of issue"))
    case .no:
      try cursor.need("issues")
      return .noIssues
    }
  }

  /// Reads `NAME.PROP VALUE [± N]`.
  private mutating func valueClaim(_ word: SceneWord) throws(SceneError) -> Scene.Claim {
    cursor.form = "expect [now] NAME.PROP VALUE [± N]"
    let property = try property(word, isWritten: false)
    let value = try cursor.value(of: property)
    var tolerance = 0.5
    if property.path.shape != .isOn, cursor.take("±") || cursor.take("+-") {
      tolerance = try cursor.number("a tolerance", .fromZero)
    }
    return .value(property, value, tolerance: tolerance)
  }

  /// Reads `visible NAME|NAME.caret [margin N]`.
  private mutating func visibleClaim() throws(SceneError) -> Scene.Claim {
    enum Option: String, CaseIterable { case margin }
    let (name, part) = try cursor.next("NAME or NAME.caret").cut(at: ".")
    let thing = try thing(name, part == nil ? .framed : [.text])
    if let part, !(part == "caret") { throw cursor.error(at: part, expected: "`caret`") }
    var margin = 0.0
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .margin: margin = try cursor.number("a margin")
      }
    }
    return .visible(thing.name, isCaret: part != nil, margin: margin)
  }

  /// Reads `order NAME NAME…`.
  private mutating func orderedNames() throws(SceneError) -> [String] {
    var names = [try thing(.editable).name]
    while cursor.peek != nil { names.append(try thing(.editable).name) }
    return names
  }
}
