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

/// A set of small numbers; one below 0 is a programming error.
@usableFromInline
package struct Marks: Sendable {
  /// Those below 64, a bit each: there are seldom others.
  @usableFromInline private(set) var low: UInt64 = 0
  @usableFromInline private(set) var high: [Bool] = []

  package init() {}

  /// Takes all marks off.
  mutating func removeAll() {
    low = 0
    for index in high.indices { high[index] = false }
  }

  package mutating func mark(_ number: Int) {
    guard number >= 64 else { return low |= 1 << UInt64(number) }
    while high.count <= number - 64 { high.append(false) }
    high[number - 64] = true
  }

  @inlinable
  func contains(_ number: Int) -> Bool {
    number < 64 ? low & (1 << UInt64(number)) != 0 : number - 64 < high.count && high[number - 64]
  }
}
