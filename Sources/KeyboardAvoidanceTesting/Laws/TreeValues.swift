import KeyboardEvents

/// All that avoidance can change in a tree, and what follows from it.
struct TreeValues: Hashable {
  struct Node: Hashable {
    let name: String
    let frame: Rect
    let offset: Point?
    let inset: Insets?
    let indicators: Insets?
  }
  struct Constraint: Hashable {
    let name: String
    let constant: Double
    let isActive: Bool
  }
  struct Guide: Hashable {
    let name: String
    let height: Double
  }

  let nodes: [Node]
  let constraints: [Constraint]
  let guides: [Guide]

  init(_ tree: SimulatedTree) {
    nodes = tree.model.nodes.enumerated().map { index, node in
      Node(
        name: node.name, frame: tree.layout { $0.frame(index) }, offset: node.scroll?.offset, inset: node.scroll?.inset,
        indicators: node.scroll?.indicators)
    }
    constraints = tree.model.constraints.map {
      Constraint(name: $0.name, constant: $0.constant, isActive: $0.isActive)
    }
    guides = tree.model.guides.enumerated().map { index, guide in
      Guide(name: guide.name, height: tree.layout { $0.guideHeight(index) })
    }
  }
}

extension TreeValues {
  /// The first thing that differs in another tree of the same names, or nil where all is equal.
  func difference(from other: TreeValues) -> String? {
    for (mine, others) in zip(nodes, other.nodes) where mine != others {
      return "\(mine.name) is \(mine.words), and \(others.words)"
    }
    for (mine, others) in zip(constraints, other.constraints) where mine != others {
      return "\(mine.name) is \(mine.words), and \(others.words)"
    }
    for (mine, others) in zip(guides, other.guides) where mine != others {
      return "\(mine.name) has the height \(number(mine.height)), and \(number(others.height))"
    }
    return nil
  }

  /// The name of the first thing with a number that is not finite.
  var notFinite: String? {
    for node in nodes where !node.isFinite { return node.name }
    for constraint in constraints where !constraint.constant.isFinite { return constraint.name }
    for guide in guides where !guide.height.isFinite { return guide.name }
    return nil
  }
}

extension TreeValues.Node {
  fileprivate var isFinite: Bool {
    frame.isFinite && offset?.isFinite ?? true && inset?.isFinite ?? true && indicators?.isFinite ?? true
  }

  fileprivate var words: String {
    var words = ["at \(Scene.Value.rect(frame))"]
    if let offset { words.append("offset \(Scene.Value.point(offset))") }
    if let inset { words.append("inset \(Scene.Value.insets(inset))") }
    if let indicators { words.append("indicators \(Scene.Value.insets(indicators))") }
    return words.joined(separator: " ")
  }
}

extension TreeValues.Constraint {
  fileprivate var words: String { "\(number(constant)) \(isActive ? "on" : "off")" }
}
