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
