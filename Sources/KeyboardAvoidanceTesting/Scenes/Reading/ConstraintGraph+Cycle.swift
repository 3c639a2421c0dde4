extension ConstraintGraph {
  /// The constraints by which an edge is placed by itself, in the order of their lines; empty where there is no such edge.
  func cycle(among things: [SceneThing]) -> [Rule] {
    var search = CycleSearch()
    for rule in rules {
      let edges = search.cycle(from: rule.first) { sources(of: $0, among: things) }
      if !edges.isEmpty { return edges.compactMap { self.rule(placing: $0) }.sorted { $0.place.line < $1.place.line } }
    }
    return []
  }
}

/// A search through the edges, depth first, with a stack of its own: a chain of constraints may be as long as the scene.
private struct CycleSearch {
  private struct Step {
    let edge: ConstraintGraph.Edge
    var sources: ArraySlice<ConstraintGraph.Edge>
  }

  private enum State { case onPath, done }

  private var states: [ConstraintGraph.Edge: State] = [:]

  mutating func cycle(
    from first: ConstraintGraph.Edge, sources: (ConstraintGraph.Edge) -> [ConstraintGraph.Edge]
  ) -> [ConstraintGraph.Edge] {
    var path: [Step] = []
    var next: ConstraintGraph.Edge? = first
    while true {
      if let edge = next {
        switch states[edge] {
        case .done: break
        case .onPath: return path.drop { $0.edge != edge }.map { $0.edge }
        case nil:
          states[edge] = .onPath
          path.append(Step(edge: edge, sources: sources(edge)[...]))
        }
      }
      guard let step = path.last else { return [] }
      next = path[path.count - 1].sources.popFirst()
      if next == nil {
        states[step.edge] = .done
        path.removeLast()
      }
    }
  }
}
