public import AvoidanceStrategies
public import KeyboardEvents

/// What is edited, the views that it is in, and the scroll views among them, as a tree tells of them at one moment.
///
/// It is read once in an evaluation, and anew only after something has been written.
@usableFromInline
struct FocusSurroundings: ~Copyable {
  /// The focus and its ancestors, from the inside out.
  @usableFromInline var path = UniqueList<NodeHandle>()
  /// The scroll views on that path, in the same order.
  @usableFromInline var scrolls = UniqueList<SurroundingScroll>()
  /// The frame of what is edited, in window coordinates.
  @usableFromInline var frame = Rect.zero
  /// The caret in it; nil where the tree knows none.
  @usableFromInline var caret: Rect?
  /// The space that it wants above the keyboard itself.
  @usableFromInline var distance: Double?
  /// Whether the last reading has found anything changed.
  @usableFromInline var isNew = true
  /// A number that is another one after each such reading.
  private(set) var version = 0
  /// Whether nothing has been written since all this was read.
  var isCurrent = false
  /// Which scroll view was found last.
  private var found = 0

  init() {}

  /// Whether the focus is a scroll view itself.
  var isFocusScrollView: Bool { !scrolls.isEmpty && scrolls[0].level == 0 }

  /// Where a scroll view stands in the list; nil for one that is not around the focus.
  ///
  /// Several properties of one scroll view are asked for in a row, so the one that was found last is looked at first.
  mutating func index(of node: NodeHandle) -> Int? {
    if found < scrolls.count, scrolls[found].node == node { return found }
    for index in scrolls.indices where scrolls[index].node == node {
      found = index
      return index
    }
    return nil
  }

  /// Takes note that all of it has been read, and looks at what is new.
  mutating func noteReading() {
    isCurrent = true
    guard isNew else { return }
    isNew = false
    version += 1
    for index in scrolls.indices {
      scrolls[index].isUsable = scrolls[index].isThere && scrolls[index].scroll.isUsable
    }
  }

  /// Takes note of the focus as it stands.
  @inlinable
  mutating func noteFocus(at frame: Rect, _ caret: Rect?, _ distance: Double?) {
    guard frame != self.frame || caret != self.caret || distance != self.distance else { return }
    (self.frame, self.caret, self.distance) = (frame, caret, distance)
    isNew = true
  }
}

@available(*, unavailable)
extension FocusSurroundings: Sendable {}

/// A scroll view around the focus as it stands, with all that was written.
@usableFromInline
struct SurroundingScroll: Sendable {
  @usableFromInline let node: NodeHandle
  /// How many steps up the path it stands.
  @usableFromInline let level: Int
  /// Whether it is still one.
  @usableFromInline var isThere: Bool
  /// Whether it is, and tells what can be computed with.
  @usableFromInline var isUsable: Bool
  @usableFromInline var scroll: ScrollContext

  @inlinable
  init(node: NodeHandle, level: Int, scroll: ScrollContext) {
    self.node = node
    self.level = level
    self.scroll = scroll
    isThere = true
    isUsable = true
  }
}
