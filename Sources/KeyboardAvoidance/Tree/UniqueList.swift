/// A list that one owner has: since nobody can share its storage, no access asks whether somebody does.
///
/// An evaluation looks at its lists a few hundred times, and an array asks before each change. Emptied, a list keeps its
/// storage. A position that is outside of it is a programming error.
@safe @usableFromInline
struct UniqueList<Element: ~Copyable>: ~Copyable {
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  @usableFromInline var elements: UnsafeMutablePointer<Element>

  init() { unsafe elements = .allocate(capacity: 0) }

  @inlinable
  deinit {
    unsafe elements.deinitialize(count: count)
    unsafe elements.deallocate()
  }

  @inlinable var isEmpty: Bool { count == 0 }
  @inlinable var indices: Range<Int> { unsafe Range(uncheckedBounds: (0, count)) }

  @inlinable
  subscript(index: Int) -> Element {
    _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe elements[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &elements[index]
    }
  }
}

extension UniqueList where Element: ~Copyable {
  @inlinable
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    unsafe (elements + count).initialize(to: element)
    count += 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    capacity = max(4, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: elements, count: count)
    unsafe elements.deallocate()
    unsafe elements = larger
  }

  mutating func remove(at index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    unsafe (elements + index).deinitialize(count: 1)
    count -= 1
    unsafe (elements + index).moveInitialize(from: elements + index + 1, count: count - index)
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    precondition(first != second && max(first, second) < count && min(first, second) >= 0)
    let element = unsafe (elements + first).move()
    unsafe (elements + first).moveInitialize(from: elements + second, count: 1)
    unsafe (elements + second).initialize(to: element)
  }

  @inlinable
  mutating func removeAll() {
    unsafe elements.deinitialize(count: count)
    count = 0
  }
}

extension UniqueList {
  @inlinable var first: Element? { count > 0 ? self[0] : nil }
}

extension UniqueList where Element: Equatable {
  func firstIndex(of element: Element) -> Int? {
    for index in indices where self[index] == element { return index }
    return nil
  }

  func lastIndex(of element: Element) -> Int? {
    for index in indices.reversed() where self[index] == element { return index }
    return nil
  }

  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
}

@available(*, unavailable)
extension UniqueList: Sendable where Element: ~Copyable {}
