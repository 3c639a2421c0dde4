/// A list that is emptied and filled again all the time: it keeps its storage, and emptying it takes one instruction.
///
/// For plain values only, as those that stand beyond its end live on until they are overwritten.
@usableFromInline
struct ScratchList<Element> {
  @usableFromInline var storage: [Element] = []
  @usableFromInline private(set) var count = 0

  init() {}

  @inlinable var isEmpty: Bool { count == 0 }
  @inlinable var indices: Range<Int> { 0..<count }
  @inlinable var first: Element? { count > 0 ? storage[0] : nil }

  @inlinable
  subscript(index: Int) -> Element {
    get {
      assert(index < count)
      return storage[index]
    }
    set { storage[index] = newValue }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count < storage.count { storage[count] = element } else { storage.append(element) }
    count += 1
  }

  @inlinable
  mutating func removeAll() { count = 0 }

  mutating func remove(at index: Int) {
    for later in index + 1..<count { storage[later - 1] = storage[later] }
    count -= 1
  }
}

extension ScratchList where Element: Equatable {
  @inlinable
  func firstIndex(of element: Element) -> Int? {
    for index in 0..<count where storage[index] == element { return index }
    return nil
  }

  @inlinable
  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
}

extension ScratchList: Sendable where Element: Sendable {}
