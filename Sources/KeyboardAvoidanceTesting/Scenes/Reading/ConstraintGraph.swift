/// The constraints that are active from the start, as what places each edge of each view.
struct ConstraintGraph {
  /// An edge or extent of a view, by the view's index among the things of the scene.
  struct Edge: Hashable {
    var view: Int
    var attribute: Scene.Attribute
  }

  /// A constraint with the place of its declaration.
  struct Rule {
    let name: String
    let place: Scene.Place
    let first: Edge
    let second: Edge
    let isSafeArea: Bool
    let priority: Double
  }

  private struct Rank: Hashable {
    let edge: Edge
    let priority: Double
  }

  private(set) var rules: [Rule] = []
  private var ranks: [Rank: Int] = [:]
  private var winners: [Edge: Int] = [:]

  /// Adds a constraint, unless another one sets its edge with the same priority; that one is returned then.
  mutating func add(_ rule: Rule) -> Rule? {
    let rank = Rank(edge: rule.first, priority: rule.priority)
    if let tied = ranks[rank] { return rules[tied] }
    ranks[rank] = rules.count
    let strongest = winners[rule.first].map { rules[$0].priority }
    if strongest.map({ $0 < rule.priority }) ?? true { winners[rule.first] = rules.count }
    rules.append(rule)
    return nil
  }

  /// The constraint that places an edge; an extent between two edges that are placed needs none.
  func rule(placing edge: Edge) -> Rule? {
    if edge.attribute.isExtent, winner(edge.start) != nil, winner(edge.end) != nil { return nil }
    return winner(edge)
  }

  private func winner(_ edge: Edge) -> Rule? { winners[edge].map { rules[$0] } }
}

extension ConstraintGraph.Edge {
  /// The edge where the view begins along the same axis.
  var start: Self { with(attribute.isVertical ? .top : .left) }
  /// The edge where the view ends along the same axis.
  var end: Self { with(attribute.isVertical ? .bottom : .right) }
  /// The extent along the same axis.
  var extent: Self { with(attribute.isVertical ? .height : .width) }

  private func with(_ attribute: Scene.Attribute) -> Self { Self(view: view, attribute: attribute) }
}

extension Scene.Attribute {
  var isVertical: Bool { self == .top || self == .bottom || self == .height }
  var isExtent: Bool { self == .width || self == .height }
}
