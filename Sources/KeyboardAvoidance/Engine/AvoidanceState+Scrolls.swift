import AvoidanceStrategies
import KeyboardEvents

/// Reads scroll views.
extension AvoidanceState {
  /// Reads a scroll view as it stands; false for a node that is none, or tells what cannot be used.
  mutating func readScroll(_ node: NodeHandle) -> Bool { access.readScroll(node, &scroll) && scroll.isUsable }

  /// Adds a node to the context's scroll views, if it is one.
  mutating func addScroll(_ node: NodeHandle) {
    guard readScroll(node) else { return }
    scroll.isSettled = isSettled(node, scroll.contentOffset, isInRange: scroll.isInRange)
    if shiftOfRects != 0 { scroll.lower(by: shiftOfRects) }
    let next = scrollNodes.count
    if next < context.scrolls.count { context.scrolls[next] = scroll } else { context.scrolls.append(scroll) }
    scrollNodes.append(node)
  }

  /// Puts the insets of the scroll views that were read to their bases.
  mutating func takeOffInsets() {
    for entry in entries.indices where entries[entry].isInForce {
      guard case .number(let base) = entries[entry].base else { continue }
      switch entries[entry].property {
      case .contentInsetBottom(let node):
        if let scroll = scrollNodes.firstIndex(of: node) { context.scrolls[scroll].contentInset.bottom = base }
      case .indicatorInsetBottom(let node):
        if let scroll = scrollNodes.firstIndex(of: node) { context.scrolls[scroll].indicatorInset.bottom = base }
      default: break
      }
    }
  }

  /// Whether a scroll view stood in its range at the last evaluation and stands there still, or was never looked at.
  mutating func isSettled(_ node: NodeHandle, _ offset: Point, isInRange: Bool) -> Bool {
    guard let seen = seenOffset(of: node) else { return isInRange }
    return seen.isInRange && seen.offset == offset
  }

  /// Where a scroll view stood at the end of the last evaluation; nil for one that was not looked at.
  mutating func seenOffset(of node: NodeHandle) -> SeenOffset? {
    for index in seenOffsets.indices where seenOffsets[index].node == node { return seenOffsets[index] }
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

  /// Whether every number in it can be computed with.
  var isUsable: Bool {
    let insets = contentInset.zeroIfFinite + indicatorInset.zeroIfFinite + hostInset.zeroIfFinite
    let places = frame.zeroIfFinite + contentOffset.zeroIfFinite + contentSize.zeroIfFinite
    return insets + places == 0 && frame.width >= 0 && frame.height >= 0
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
