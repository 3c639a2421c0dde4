import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Walks up from the focus once, for all attachments.
  mutating func readFocusPath() {
    access.readFocusPath(&focusPath, &scrollLevels)
    (hasExclusions, isFocusExcluded) = (false, false)
    for index in records.indices {
      guard let excluded = records[index].excludedNode else { continue }
      hasExclusions = true
      if focusPath.contains(excluded) { isFocusExcluded = true }
    }
    hasScrolled = false
    for index in seenOffsets.indices where focusPath.contains(seenOffsets[index].node) {
      guard case .point(let offset) = access.read(.contentOffset(seenOffsets[index].node)) else { continue }
      if offset != seenOffsets[index].offset { hasScrolled = true }
    }
  }

  /// Whether a scroll view stood in its range at the last evaluation and stands there still, or was never looked at.
  mutating func isSettled(_ node: NodeHandle, _ offset: Point, isInRange: Bool) -> Bool {
    for index in seenOffsets.indices where seenOffsets[index].node == node {
      return seenOffsets[index].isInRange && seenOffsets[index].offset == offset
    }
    return isInRange
  }

  /// Reads a scroll view as it stands; false for a node that is none, or tells what cannot be used.
  mutating func readScroll(_ node: NodeHandle) -> Bool { access.readScroll(node, &scroll) && scroll.isUsable }
}

extension ScrollContext {
  /// A place for what is read.
  static var unread: ScrollContext { ScrollContext(frame: .zero, contentOffset: .zero, contentSize: .zero) }

  /// Whether it stands no further down than its content and its inset reach.
  var isInRange: Bool { contentOffset.y <= greatestOffset(bottomInset: contentInset.bottom).y }

  /// Whether every number in it can be computed with.
  var isUsable: Bool {
    frame.width >= 0 && frame.height >= 0
      && frame.nothing + contentOffset.nothing + contentSize.nothing + contentInset.nothing + indicatorInset.nothing
        + hostInset.nothing == 0
  }
}
