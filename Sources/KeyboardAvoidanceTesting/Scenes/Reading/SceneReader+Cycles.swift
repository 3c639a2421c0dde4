extension SceneReader {
  /// Notes a constraint that is active from the start; no other may set its edge with the same priority.
  mutating func enforce(_ constraint: Scene.Constraint, at word: SceneWord) throws(SceneError) {
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
