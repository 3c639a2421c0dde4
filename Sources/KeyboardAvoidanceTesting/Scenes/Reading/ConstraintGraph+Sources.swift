extension ConstraintGraph {
  /// The edges that must be known before this one is.
  ///
  /// Where a view stands is taken on the screen: a view without a constraint moves with the view that it is in, and one
  /// with a constraint on an edge does not.
  func sources(of edge: Edge, among things: [SceneThing]) -> [Edge] {
    if let rule = rule(placing: edge) { return sources(of: rule, among: things) }
    switch edge {
    case edge.start:
      // A view that is placed by its other edge keeps its size and moves.
      if rule(placing: edge.end) != nil { return [edge.end, edge.extent] }
      return things[edge.view].parent.map { [Edge(view: $0, attribute: edge.attribute)] } ?? []
    case edge.end: return [edge.start, edge.extent]
    default: return rule(placing: edge.start) != nil && rule(placing: edge.end) != nil ? [edge.start, edge.end] : []
    }
  }

  /// The edges that must be known before the constraint can place its own.
  private func sources(of rule: Rule, among things: [SceneThing]) -> [Edge] {
    let placing = placingEdges(of: rule, among: things)
    let (set, read) = (rule.first.attribute, rule.second.attribute)
    let isAlike = set.isExtent == read.isExtent && set.isVertical == read.isVertical
    guard !isAlike, let parent = things[rule.first.view].parent else { return placing }
    // A place that is made of an extent or of the other axis, or the other way round, counts from where the parent begins.
    return placing + [Edge(view: parent, attribute: .top), Edge(view: parent, attribute: .left)]
  }

  /// The edges that the right side of the constraint is made of.
  private func placingEdges(of rule: Rule, among things: [SceneThing]) -> [Edge] {
    let edge = rule.second
    let thing = things[edge.view]
    if thing.kind == .guide { return guideEdges(edge, in: thing) }
    if rule.isSafeArea { return edge.attribute.isExtent ? [edge.start, edge.end] : [edge] }
    let isContent = things[rule.first.view].parent == edge.view && [.scroll, .text].contains(thing.kind)
    guard isContent else { return [edge] }
    // The content of the scroll view that the placed view is in: as large as declared, wherever its end stands.
    let size = thing.hasOwnSizeAsContent ? [edge.extent] : []
    if edge == edge.start { return [edge] }
    return edge.attribute.isExtent ? size : [edge.start] + size
  }

  /// A guide reaches over the full width of its view, from somewhere above the view's bottom down to it.
  private func guideEdges(_ edge: Edge, in guide: SceneThing) -> [Edge] {
    guard let view = guide.parent else { return [] }
    let own = Edge(view: view, attribute: edge.attribute)
    return edge.attribute.isVertical ? [own.end] : [own]
  }
}
