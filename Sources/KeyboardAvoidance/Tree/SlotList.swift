/// Identifiers by number: each keeps its number while it is held, and the number of one that is let go is free again.
///
/// Few are held at any time, the targets and what stands around the focus, so that looking one up is a walk over them and
/// hashes nothing.
@usableFromInline
package struct SlotList<ID: Equatable> {
  @usableFromInline private(set) var slots: [ID?] = []
  /// Those that are held; others have a number until the next time that all but the marked ones are let go.
  @usableFromInline private(set) var held: [Held] = []
  /// Whether any has got its number since all but the marked ones were let go.
  @usableFromInline private(set) var hasNew = false

  @usableFromInline
  struct Held {
    @usableFromInline let id: ID
    @usableFromInline let number: Int

    @inlinable
    init(id: ID, number: Int) {
      self.id = id
      self.number = number
    }
  }

  package init() {}

  /// The identifier of a number; nil for one that has been let go.
  @inlinable
  package subscript(index: Int) -> ID? { index < slots.count ? slots[index] : nil }

  /// The number of an identifier: the one that it has, or a new one.
  @inlinable
  package mutating func hold(_ id: ID) -> Int {
    for index in slots.indices where slots[index] == id { return index }
    let number = add(id)
    held.append(Held(id: id, number: number))
    return number
  }

  /// The number of an identifier that is held; nil for any other.
  @inlinable
  package func number(of id: ID) -> Int? {
    for index in held.indices where held[index].id == id { return held[index].number }
    return nil
  }

  /// Gives a number to an identifier that is not held, as no other walk has come upon it.
  @inlinable
  package mutating func add(_ id: ID) -> Int {
    hasNew = true
    for index in slots.indices {
      guard case .none = slots[index] else { continue }
      slots[index] = id
      return index
    }
    slots.append(id)
    return slots.count - 1
  }

  /// Lets go of every identifier but those that are marked.
  @inlinable
  package mutating func keep(_ marks: Marks) {
    hasNew = false
    while let last = slots.indices.last, !marks.contains(last) { slots.removeLast() }
    held.removeAll(keepingCapacity: true)
    for number in slots.indices {
      if marks.contains(number), let id = slots[number] {
        held.append(Held(id: id, number: number))
      } else {
        slots[number] = nil
      }
    }
  }

  /// Whether the marked ones have a number and nothing else has.
  @inlinable
  func isKept(_ marks: Marks) -> Bool {
    for number in slots.indices {
      let isUsed = if case .some = slots[number] { true } else { false }
      if isUsed != marks.contains(number) { return false }
    }
    return true
  }
}

extension SlotList.Held: Sendable where ID: Sendable {}
extension SlotList: Sendable where ID: Sendable {}
