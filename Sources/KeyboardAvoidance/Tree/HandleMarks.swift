/// Which handles are still needed; what is not marked is let go, as a node may be a view that would be kept alive.
@usableFromInline
struct HandleMarks: Sendable {
  @usableFromInline private(set) var nodes: [Bool] = []
  @usableFromInline private(set) var constraints: [Bool] = []
  @usableFromInline private(set) var guides: [Bool] = []

  init() {}

  /// Takes all marks off, and keeps their storage.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }

  mutating func mark(_ node: NodeHandle) { Self.mark(node.index, &nodes) }

  mutating func mark(_ target: HeldTarget) {
    switch target {
    case .view(let node): mark(node)
    case .constraint(let constraint): Self.mark(constraint.index, &constraints)
    case .constraints(let held): for one in held { Self.mark(one.constraint.index, &constraints) }
    case .guide(let guide): Self.mark(guide.index, &guides)
    }
  }

  private static func mark(_ index: Int, _ marks: inout [Bool]) {
    while marks.count <= index { marks.append(false) }
    marks[index] = true
  }
}
