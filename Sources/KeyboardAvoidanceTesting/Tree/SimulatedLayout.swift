import KeyboardEvents

/// Derives frames from a model: edges are followed from constraint to constraint and remembered.
///
/// Every edge is computed once. A cycle of constraints falls back to the frame that the app gave, and is remembered.
struct SimulatedLayout {
  let model: SimulatedModel
  private var known: [Double?]
  private var isRunning: [Bool]
  private(set) var hasCycle = false
  /// Whether an edge hangs on more others than are followed; it stays where the app put it then.
  private(set) var isTooDeep = false
  private var depth = 0
  /// How many edges are followed from one: far more than a screen has, and few enough for any stack.
  static let depthLimit = 256

  init(_ model: SimulatedModel) {
    self.model = model
    known = Array(repeating: nil, count: model.nodes.count * 6)
    isRunning = Array(repeating: false, count: known.count)
  }

  /// The frame of a node in its parent's own coordinates, which in a scroll view are those of the content.
  mutating func frame(_ node: Int) -> Rect {
    Rect(
      x: edge(node, .left), y: edge(node, .top), width: edge(node, .width), height: edge(node, .height))
  }

  /// Where the origin of a node's own coordinates is, in screen coordinates.
  mutating func contentOrigin(_ node: Int) -> Point {
    Point(x: contentOrigin(node, .left), y: contentOrigin(node, .top))
  }

  /// The frame of a node in screen coordinates.
  mutating func screenFrame(_ node: Int) -> Rect {
    let frame = frame(node)
    guard let parent = model.nodes[node].parent else { return frame }
    let origin = contentOrigin(parent)
    return frame.offsetBy(x: origin.x, y: origin.y)
  }
}

extension SimulatedLayout {
  /// One coordinate of where a node's own coordinates begin, in screen coordinates.
  private mutating func contentOrigin(_ node: Int, _ side: Scene.Attribute) -> Double {
    var origin = 0.0
    var ancestor: Int? = node
    while let current = ancestor {
      origin += edge(current, side)
      if let scroll = model.nodes[current].scroll { origin -= side == .left ? scroll.offset.x : scroll.offset.y }
      ancestor = model.nodes[current].parent
    }
    return origin
  }

  /// An edge or extent of a node in its parent's own coordinates.
  mutating func edge(_ node: Int, _ attribute: Scene.Attribute) -> Double {
    let slot = node * 6 + attribute.index
    if let value = known[slot] { return value }
    let frame = model.nodes[node].frame
    if isRunning[slot] {
      hasCycle = true
      return frame.value(attribute)
    }
    guard depth < Self.depthLimit else {
      isTooDeep = true
      return frame.value(attribute)
    }
    isRunning[slot] = true
    depth += 1
    let value = computedEdge(node, attribute)
    depth -= 1
    isRunning[slot] = false
    known[slot] = value
    return value
  }

  private mutating func computedEdge(_ node: Int, _ attribute: Scene.Attribute) -> Double {
    let axis = attribute.axis
    let frame = model.nodes[node].frame
    let start = winner(node, axis.start)
    let end = winner(node, axis.end)
    let written = axis.isVertical ? (model.nodes[node].writtenTop, model.nodes[node].writtenHeight) : (nil, nil)

    if attribute == axis.extent {
      if let height = written.1 { return height }
      // Edges that would cross leave nothing between them.
      if let start, let end { return max(0, value(end) - value(start)) }
      return winner(node, axis.extent).map { value($0) } ?? frame.value(axis.extent)
    }
    if attribute == axis.start {
      if let top = written.0 { return top }
      if let start { return value(start) }
      // A view that hangs by its end alone keeps its extent; one whose height was written hangs as it was before that.
      if let end { return value(end) - naturalExtent(node, axis) }
      return frame.value(axis.start)
    }
    if written.0 == nil, written.1 == nil, start == nil, let end { return value(end) }
    return edge(node, axis.start) + edge(node, axis.extent)
  }

  private mutating func naturalExtent(_ node: Int, _ axis: LayoutAxis) -> Double {
    winner(node, axis.extent).map { value($0) } ?? model.nodes[node].frame.value(axis.extent)
  }

  /// The active constraint of highest priority on an edge; of equal ones the first.
  private func winner(_ node: Int, _ attribute: Scene.Attribute) -> Int? {
    var best: Int?
    for index in model.placing[node] where model.constraints[index].attribute == attribute {
      guard model.constraints[index].isActive else { continue }
      if let best, model.constraints[best].priority >= model.constraints[index].priority { continue }
      best = index
    }
    return best
  }

  /// What a constraint sets its edge to, in the coordinates of the parent of the node that it places.
  private mutating func value(_ constraint: Int) -> Double {
    let constraint = model.constraints[constraint]
    let source = constraint.secondAttribute
    let parent = model.nodes[constraint.first].parent
    if source == source.axis.extent { return extent(of: constraint.second, source) + constraint.constant }
    if case .node(let second) = constraint.second, second == parent {
      // The edges of a scroll view as the parent are those of its content.
      let size = model.nodes[second].scroll?.content
      let end = source == .right ? size?.width : size?.height
      let isStart = source == source.axis.start
      return (isStart ? 0 : end ?? edge(second, source.axis.extent)) + constraint.constant
    }
    let place = screenEdge(of: constraint.second, source)
    let origin = parent.map { contentOrigin($0, source.axis.start) } ?? 0
    return place - origin + constraint.constant
  }

  private mutating func extent(of source: SimulatedConstraint.Source, _ attribute: Scene.Attribute) -> Double {
    switch source {
    case .node(let node): return edge(node, attribute)
    case .safeArea(let node):
      let area = safeArea(node)
      return edge(node, attribute) - (attribute == .width ? area.left + area.right : area.top + area.bottom)
    case .guide(let guide):
      return attribute == .width ? edge(model.guides[guide].view, .width) : guideHeight(guide)
    }
  }

  /// An edge of what a constraint hangs on, in screen coordinates.
  mutating func screenEdge(of source: SimulatedConstraint.Source, _ attribute: Scene.Attribute) -> Double {
    switch source {
    case .node(let node):
      return edge(node, attribute) + (model.nodes[node].parent.map { contentOrigin($0, attribute.axis.start) } ?? 0)
    case .safeArea(let node):
      let area = safeArea(node)
      let edge = screenEdge(of: .node(node), attribute)
      switch attribute {
      case .top: return edge + area.top
      case .left: return edge + area.left
      case .bottom: return edge - area.bottom
      default: return edge - area.right
      }
    case .guide(let guide):
      let edge = screenEdge(of: .node(model.guides[guide].view), attribute == .top ? .bottom : attribute)
      return attribute == .top ? edge - guideHeight(guide) : edge
    }
  }
}
