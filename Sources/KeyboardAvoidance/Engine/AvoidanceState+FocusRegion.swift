import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Reads what is being edited, as the strategy of a record sees it.
  mutating func readFocus(_ index: Int) {
    guard !surroundings.path.isEmpty else { return }
    updateSurroundings()
    // What hangs on something outside of the target does not stand where the shift would have it.
    let shift = shiftOfRects * records[index].memory.followedPart
    let frame = surroundings.frame.offsetBy(y: shift)
    guard frame.isUsable else { return }
    let caret = surroundings.caret.flatMap { $0.isUsable ? $0.offsetBy(y: shift) : nil }
    let scrolledInside = scrolledInside(index)
    let (distance, isScrollView) = (surroundings.distance, surroundings.isFocusScrollView)
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
    guard let target = records[index].view else { return [] }
    return records[index].anchors.map { anchor in
      // What stands outside is not moved with it.
      access.frameInWindow(anchor).offsetBy(y: access.isInside(anchor, target) ? shiftOfRects : 0)
    }.filter { $0.isUsable }
  }

  /// How far other attachments have moved the focus up and left inside the target, by scrolling or shifting.
  private mutating func scrolledInside(_ index: Int) -> Point {
    var sum = Point.zero
    guard let target = records[index].view else { return sum }
    // Those of inner targets stand behind.
    for other in (index + 1)..<records.count where records[other].depth > records[index].depth {
      for number in records[other].entries.indices where records[other].entries[number].movesContent {
        let entry = records[other].entries[number]
        let node = NodeHandle(entry.property.index)
        guard isBetweenFocus(and: target, node) else { continue }
        if entry.property.kind == .originY {
          sum.y += entry.base.number - entry.written.number
        } else if node != surroundings.path.first, read(entry.property) == entry.written {
          sum = sum + (entry.written.point - entry.base.point)
        }
      }
    }
    return sum
  }

  private mutating func isBetweenFocus(and target: NodeHandle, _ node: NodeHandle) -> Bool {
    for level in surroundings.path.indices {
      if surroundings.path[level] == target { return false }
      if surroundings.path[level] == node { return true }
    }
    return false
  }

  /// Where the focus stands before the target is shifted; nil where it is not about to be, or there is none.
  mutating func placeOfFocus(beforeShifting index: Int) -> Rect? {
    guard !writes.isEmpty, !surroundings.path.isEmpty, let node = records[index].view else { return nil }
    let property = HeldProperty(.originY, of: node)
    for write in writes.indices where entries[writes[write].entry].property == property {
      updateSurroundings()
      return surroundings.frame
    }
    return nil
  }

  /// Notes how much of a shift the focus has followed, where the target has been shifted just now.
  mutating func measureFollowing(_ index: Int, from place: Rect, by step: Double) {
    guard abs(step) > 0.5, !hasWrittenOffsets else { return }
    updateSurroundings()
    let followed = (place.minY - surroundings.frame.minY) / step
    // What has followed most of it has sunk by what was left of a safe area, say, and follows all the rest: its unmoved place
    // is lower than it was. What has followed little hangs on something outside, and more would not help.
    if followed.isFinite { records[index].memory.followedPart = followed > 0.5 ? 1 : max(followed, 0) }
  }
}
