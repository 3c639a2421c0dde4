import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Reads what is being edited, as the strategy of a record sees it.
  mutating func readFocus(_ index: Int) {
    guard let node = focusPath.first else { return }
    // What hangs on something outside of the target does not stand where the shift would have it.
    let shift = shiftOfRects * records[index].memory.followedPart
    let frame = access.frameInWindow(node).offsetBy(y: shift)
    guard frame.isUsable else { return }
    let caret = access.caret(node).flatMap { $0.isUsable ? $0.offsetBy(y: shift) : nil }
    let (distance, scrolledInside) = (access.distance(node), scrolledInside(index))
    let isScrollView = scrollLevels.first == 0
    isFocusRead = true
    guard records[index].anchors.isEmpty, context.focus?.anchors.isEmpty == true else {
      context.focus = FocusRegion(
        frame: frame, caret: caret, anchors: anchors(of: index), distance: distance, isScrollView: isScrollView,
        scrolledInside: scrolledInside)
      return
    }
    // In place, as a region is dear to make and to end. Only without anchors: an array that is replaced through an optional in
    // a value that cannot be copied is not freed (Swift 6.3).
    context.focus?.frame = frame
    context.focus?.caret = caret
    context.focus?.distance = distance
    context.focus?.isScrollView = isScrollView
    context.focus?.scrolledInside = scrolledInside
  }

  private mutating func anchors(of index: Int) -> [Rect] {
    records[index].anchors.map { unmoved(access.frameInWindow($0)) }.filter { $0.isUsable }
  }

  /// How far other attachments have moved the focus up and left inside the target, by scrolling or shifting.
  private mutating func scrolledInside(_ index: Int) -> Point {
    var sum = Point.zero
    guard let target = records[index].view else { return sum }
    for other in records.indices where other != index && records[other].depth > records[index].depth {
      for number in records[other].entries.indices where records[other].entries[number].isInForce {
        let entry = records[other].entries[number]
        switch (entry.property, entry.base, entry.written) {
        case (.contentOffset(let node), .point(let base), .point(let written))
        where node != focusPath.first && isBetweenFocus(and: target, node):
          if access.read(entry.property) == .point(written) { sum = sum + (written - base) }
        case (.originY(let node), .number(let base), .number(let written)) where isBetweenFocus(and: target, node):
          sum.y += base - written
        default: break
        }
      }
    }
    return sum
  }

  private mutating func isBetweenFocus(and target: NodeHandle, _ node: NodeHandle) -> Bool {
    for level in focusPath.indices {
      if focusPath[level] == target { return false }
      if focusPath[level] == node { return true }
    }
    return false
  }

  /// Where the focus stands before the target is shifted; nil where it is not about to be, or there is none.
  mutating func placeOfFocus(beforeShifting index: Int) -> Rect? {
    guard let focus = focusPath.first, let node = records[index].view else { return nil }
    for write in writes.indices where entries[writes[write].entry].property == .originY(node) {
      return access.frameInWindow(focus)
    }
    return nil
  }

  /// Notes how much of a shift the focus has followed, where the target has been shifted just now.
  mutating func measureFollowing(_ index: Int, from place: Rect) {
    guard let focus = focusPath.first, let node = records[index].view else { return }
    let step = shift(of: node) - context.appliedShift
    guard abs(step) > 0.5, !hasWrittenOffsets else { return }
    let followed = (place.minY - access.frameInWindow(focus).minY) / step
    if followed.isFinite { records[index].memory.followedPart = min(max(followed, 0), 1) }
  }
}
