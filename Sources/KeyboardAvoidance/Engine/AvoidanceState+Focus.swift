import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Walks up from the focus once, for all attachments.
  mutating func readFocusPath() {
    access.readFocusPath(&focusPath, &scrollLevels)
    isFocusExcluded = false
    for index in records.indices {
      if let excluded = records[index].excludedNode, focusPath.contains(excluded) { isFocusExcluded = true }
    }
    hasScrolled = false
    for seen in seenOffsets where focusPath.contains(seen.node) {
      guard case .point(let offset) = access.read(.contentOffset(seen.node)) else { continue }
      if offset != seen.offset { hasScrolled = true }
    }
  }

  /// Notes where the scroll views stand, to know the next time whether somebody else has moved them.
  mutating func rememberOffsets() {
    seenOffsets.removeAll(keepingCapacity: true)
    guard !records.isEmpty else { return }
    for level in scrollLevels { remember(focusPath[level]) }
    for index in records.indices {
      for entry in records[index].entries.indices {
        if case .contentOffset(let node) = records[index].entries[entry].property, !focusPath.contains(node) {
          remember(node)
        }
      }
    }
  }

  private mutating func remember(_ node: NodeHandle) {
    var scroll = ScrollContext.unread
    guard access.readScroll(node, &scroll), scroll.isUsable else { return }
    let isInRange = scroll.contentOffset.y <= scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
    seenOffsets.append(SeenOffset(node: node, offset: scroll.contentOffset, isInRange: isInRange))
  }

  /// Whether a scroll view stood in its range at the last evaluation and stands there still, or was never looked at.
  func isSettled(_ node: NodeHandle, _ scroll: ScrollContext) -> Bool {
    for seen in seenOffsets where seen.node == node { return seen.isInRange && seen.offset == scroll.contentOffset }
    return scroll.contentOffset.y <= scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
  }

  /// A scroll view as it stands; nil for a node that is none, or tells what cannot be used.
  func scrollContext(of node: NodeHandle) -> ScrollContext? {
    var scroll = ScrollContext.unread
    return access.readScroll(node, &scroll) && scroll.isUsable ? scroll : nil
  }
}

extension ScrollContext {
  /// A place for what is read.
  static var unread: ScrollContext { ScrollContext(frame: .zero, contentOffset: .zero, contentSize: .zero) }

  /// Whether every number in it can be computed with.
  var isUsable: Bool {
    frame.isUsable && contentOffset.isFinite && contentInset.isFinite && indicatorInset.isFinite
      && hostInset.isFinite && contentSize.isFinite
  }
}
