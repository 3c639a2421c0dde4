import AvoidanceStrategies
import KeyboardEvents

/// Reads scroll views.
extension AvoidanceState {
  /// Reads a scroll view as it stands; false for a node that is none, or tells what cannot be used.
  mutating func readScroll(_ node: NodeHandle) -> Bool {
    guard let index = surroundings.index(of: node) else { return access.readScroll(node, &scroll) && scroll.isUsable }
    updateSurroundings()
    scroll = surroundings.scrolls[index].scroll
    return surroundings.scrolls[index].isUsable
  }

  /// Reads a property, or nil where the tree does not have it any more.
  mutating func read(_ property: HeldProperty) -> PropertyValue? {
    guard property.kind.isOfScroll, let index = surroundings.index(of: NodeHandle(property.index)) else {
      return access.read(property)
    }
    updateSurroundings()
    guard surroundings.scrolls[index].isThere else { return nil }
    return switch property.kind {
    case .contentOffset: .point(surroundings.scrolls[index].scroll.contentOffset)
    case .indicatorInsetBottom: .number(surroundings.scrolls[index].scroll.indicatorInset.bottom)
    default: .number(surroundings.scrolls[index].scroll.contentInset.bottom)
    }
  }

  /// Adds the scroll views around the focus, up to a level of its path, to the context's.
  mutating func addScrolls(upTo level: Int) {
    updateSurroundings()
    for index in surroundings.scrolls.indices
    where surroundings.scrolls[index].level <= level && surroundings.scrolls[index].isUsable {
      add(surroundings.scrolls[index].scroll, of: surroundings.scrolls[index].node)
    }
  }

  /// Adds a node to the context's scroll views, if it is one.
  mutating func addScroll(_ node: NodeHandle) {
    if readScroll(node) { add(scroll, of: node) }
  }

  @inline(__always)  // So that what is added is copied once.
  private mutating func add(_ scroll: ScrollContext, of node: NodeHandle) {
    let next = scrollNodes.count
    scrollNodes.append(node)
    let isSettled = isSettled(node, scroll.contentOffset, isInRange: scroll.isInRange)
    if next < context.scrolls.count { context.scrolls[next] = scroll } else { context.scrolls.append(scroll) }
    context.scrolls[next].isSettled = isSettled
    if shiftOfRects != 0 { context.scrolls[next].lower(by: shiftOfRects) }
  }

  /// Puts the insets of the scroll views that were read to their bases.
  mutating func takeOffInsets() {
    // Both of one scroll view stand beside each other.
    var scroll = 0
    for entry in entries.indices where entries[entry].property.kind.isInset && entries[entry].isInForce {
      let node = NodeHandle(entries[entry].property.index)
      if scroll >= scrollNodes.count || scrollNodes[scroll] != node {
        guard let index = scrollNodes.firstIndex(of: node) else { continue }
        scroll = index
      }
      if entries[entry].property.kind == .contentInsetBottom {
        context.scrolls[scroll].contentInset.bottom = entries[entry].base.number
      } else {
        context.scrolls[scroll].indicatorInset.bottom = entries[entry].base.number
      }
    }
  }

  /// Whether a scroll view stood in its range at the last evaluation and stands there still, or was never looked at.
  mutating func isSettled(_ node: NodeHandle, _ offset: Point, isInRange: Bool) -> Bool {
    guard let seen = seenOffset(of: node) else { return isInRange }
    return seenOffsets[seen].isInRange && seenOffsets[seen].offset == offset
  }

  /// Where it is noted how a scroll view stood at the end of the last evaluation; nil for one that was not looked at.
  mutating func seenOffset(of node: NodeHandle) -> Int? {
    for index in seenOffsets.indices where seenOffsets[index].node == node { return index }
    return nil
  }
}

extension ScrollContext {
  /// A place for what is read.
  static var unread: ScrollContext { ScrollContext(frame: .zero, contentOffset: .zero, contentSize: .zero) }

  /// The highest offset that it has when it is settled, given the inset that it has.
  var greatestOffset: Point { greatestOffset(bottomInset: contentInset.bottom) }

  /// Whether it stands no further down than its content and its inset reach.
  var isInRange: Bool { contentOffset.y <= greatestOffset.y }

  /// The offset that is nearest to one and in range.
  func inRange(_ offset: Point) -> Point {
    let (least, greatest) = (leastOffset, greatestOffset)
    return Point(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Whether it can be computed with: every number is finite, and so is their sum.
  var isUsable: Bool {
    let insets = contentInset.sum + indicatorInset.sum + hostInset.sum
    let places = frame.minX + frame.minY + frame.width + frame.height + contentOffset.x + contentOffset.y
    return (insets + places + contentSize.width + contentSize.height).isFinite && frame.width >= 0 && frame.height >= 0
  }

  /// Moves it down to where it would be had a shift not moved it up, and takes from it what it has of the safe area only
  /// because of that.
  ///
  /// What the host adds at the top ends at a line of the window, which is no lower than that end is now: hosts add no more
  /// than the safe area of the screen, however far above it a view begins.
  mutating func lower(by shift: Double) {
    let line = max(0, frame.minY) + hostInset.top
    frame.origin.y += shift
    hostInset.top = min(hostInset.top, max(0, line - frame.minY))
  }
}

extension Insets {
  fileprivate var sum: Double { top + left + bottom + right }
}
