import KeyboardEvents

extension SceneReader {
  /// Reads `constraint NAME A.EDGE = B.EDGE [+ N | - N] [priority N] [off]`.
  mutating func constraint() throws(SceneError) -> Scene.Declaration {
    enum Option: String, CaseIterable { case priority, off }
    let name = try newName()
    let word = try cursor.next("the edge that is set, A.EDGE")
    let (first, attribute) = try placedEdge(word)
    try cursor.need("=")
    let (second, isSafeArea, secondAttribute) = try placingEdge(cursor.next("the edge that is read, B.EDGE"))
    var constraint = Scene.Constraint(
      name: name, first: first.name, attribute: attribute, second: second.name, isSafeArea: isSafeArea,
      secondAttribute: secondAttribute, constant: try signedConstant(), priority: 1000, isActive: true)
    var options = SceneOptions<Option>()
    while let option = try options.next(&cursor) {
      switch option {
      case .priority: constraint.priority = try cursor.number("a priority")
      case .off: constraint.isActive = false
      }
    }
    try cursor.end()
    try enforce(constraint, at: word)
    note(name, .constraint) { $0.attribute = attribute }
    return .constraint(constraint)
  }

  /// Reads `A.EDGE`.
  private func placedEdge(_ word: SceneWord) throws(SceneError) -> (SceneThing, Scene.Attribute) {
    let (owner, edge) = word.cut(at: ".")
    return (try thing(owner, .placed), try attribute(edge, of: word))
  }

  /// Reads `B.EDGE` or `B.safe.EDGE`.
  private func placingEdge(_ word: SceneWord) throws(SceneError) -> (SceneThing, Bool, Scene.Attribute) {
    let (owner, path) = word.cut(at: ".")
    guard let (head, edge) = path?.cut(at: "."), head == "safe" else {
      return (try thing(owner, .framed + [.guide]), false, try attribute(path, of: word))
    }
    return (try thing(owner, .framed), true, try attribute(edge, of: word))
  }

  private func attribute(_ edge: SceneWord?, of word: SceneWord) throws(SceneError) -> Scene.Attribute {
    guard let edge else { throw cursor.error(at: word, expected: "NAME.EDGE, as in `\(cursor.form)`") }
    guard let attribute: Scene.Attribute = edge.keyword() else {
      let edges = Scene.Attribute.allCases.map { $0.rawValue }
      throw cursor.error(at: edge, expected: whatFits("an edge", edges, near: edge))
    }
    return attribute
  }

  /// Reads `+ N`, `- N` or nothing; the sign may touch the number.
  private mutating func signedConstant() throws(SceneError) -> Double {
    if cursor.take("+") { return try cursor.number("a constant") }
    if cursor.take("-") { return -(try cursor.number("a constant")) }
    let sign = cursor.peek?.bytes.first
    return sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? try cursor.number("a constant") : 0
  }
}

extension SceneReader {
  /// Notes a constraint that is active from the start; no other may set its edge with the same priority.
  private mutating func enforce(_ constraint: Scene.Constraint, at word: SceneWord) throws(SceneError) {
    guard constraint.isActive, let first = names.index(of: constraint.first),
      let second = names.index(of: constraint.second)
    else { return }
    let rule = ConstraintGraph.Rule(
      name: constraint.name, place: cursor.place(of: word),
      first: ConstraintGraph.Edge(view: first, attribute: constraint.attribute),
      second: ConstraintGraph.Edge(view: second, attribute: constraint.secondAttribute),
      isSafeArea: constraint.isSafeArea, priority: constraint.priority)
    guard let tied = constraints.add(rule) else { return }
    throw cursor.error(
      at: word, found: "\(word.quoted), which `\(tied.name)` on line \(tied.place.line) sets with the same priority",
      expected: "another edge, another priority or `off`")
  }

  /// No edge may be placed by itself.
  func refuseCycle() throws(SceneError) {
    let cycle = constraints.cycle(among: names.things)
    guard let last = cycle.last else { return }
    let others = cycle.dropLast().prefix(3).map { "`\($0.name)`" } + (cycle.count > 4 ? ["others"] : [])
    let partners = others.isEmpty ? "by itself" : "with " + list(others, "and")
    throw SceneError(
      file: cursor.file, place: last.place, found: "`\(last.name)`, which closes a cycle \(partners)",
      expected: "an edge that does not depend on itself")
  }
}
