/// Identifiers by number: each keeps its number while it is held, and the number of one that is let go is free again.
///
/// Few are held at any time, the targets and what stands around the focus, so that looking one up is a walk over them and
/// hashes nothing.
@usableFromInline
struct SlotList<ID: Equatable> {
  @usableFromInline private(set) var slots: [ID?] = []
  /// The numbers of those that are held; others have one until the next time that all but the marked ones are let go.
  @usableFromInline private(set) var held: [Int] = []

  init() {}

  /// The identifier of a number; nil for one that has been let go.
  @inlinable
  subscript(index: Int) -> ID? { index < slots.count ? slots[index] : nil }

  /// The number of an identifier: the one that it has, or a new one.
  @inlinable
  mutating func hold(_ id: ID) -> Int {
    for index in slots.indices where slots[index] == id { return index }
    let index = slots.firstIndex { $0 == nil } ?? slots.count
    if index < slots.count { slots[index] = id } else { slots.append(id) }
    held.append(index)
    return index
  }

  /// The number of an identifier that has one only if it is held, as no other walk has come upon it.
  @inlinable
  mutating func meet(_ id: ID) -> Int {
    for index in held where slots[index] == id { return index }
    slots.append(id)
    return slots.count - 1
  }

  /// Lets go of every identifier but those that are marked.
  @inlinable
  mutating func keep(_ isMarked: [Bool]) {
    held.removeAll(keepingCapacity: true)
    while slots.count > isMarked.count { slots.removeLast() }
    for index in slots.indices {
      if isMarked[index] { held.append(index) } else { slots[index] = nil }
    }
    while let last = slots.last, last == nil { slots.removeLast() }
  }
}

extension SlotList: Sendable where ID: Sendable {}
