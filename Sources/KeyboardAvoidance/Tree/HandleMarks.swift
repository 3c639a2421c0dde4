/// Which handles are still needed; what is not marked is let go, as a node may be a view that would be kept alive.
@usableFromInline
struct HandleMarks: Sendable {
  @usableFromInline private(set) var nodes = Marks()
  @usableFromInline private(set) var constraints = Marks()
  @usableFromInline private(set) var guides = Marks()

  init() {}

  /// Takes all marks off.
  mutating func removeAll() {
    nodes.removeAll()
    constraints.removeAll()
    guides.removeAll()
  }

  mutating func mark(_ node: NodeHandle) { nodes.mark(node.index) }

  mutating func mark(_ target: HeldTarget) {
    switch target {
    case .view(let node): nodes.mark(node.index)
    case .constraint(let constraint): constraints.mark(constraint.index)
    case .constraints(let held): for one in held { constraints.mark(one.constraint.index) }
    case .guide(let guide): guides.mark(guide.index)
    }
  }
}

/// A set of small numbers.
@usableFromInline
struct Marks: Sendable {
  @usableFromInline private(set) var isMarked: [Bool] = []
  /// How many there are.
  @usableFromInline private(set) var count = 0

  /// Takes all marks off, and keeps their storage.
  mutating func removeAll() {
    count = 0
    for index in isMarked.indices { isMarked[index] = false }
  }

  mutating func mark(_ index: Int) {
    while isMarked.count <= index { isMarked.append(false) }
    guard !isMarked[index] else { return }
    isMarked[index] = true
    count += 1
  }

  @inlinable
  func contains(_ index: Int) -> Bool { index < isMarked.count && isMarked[index] }
}
