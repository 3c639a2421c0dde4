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
    var anchors: [Rect] = []
    for anchor in records[index].anchors {
      let frame = unmoved(access.frameInWindow(anchor))
      if frame.isUsable { anchors.append(frame) }
    }
    context.focus = FocusRegion(
      frame: frame, caret: caret, anchors: anchors, distance: access.distance(node),
      isScrollView: scrollLevels.first == 0, scrolledInside: scrolledInside(index))
  }

  /// How far other attachments have moved the focus up and left inside the target, by scrolling or shifting.
  private func scrolledInside(_ index: Int) -> Point {
    var sum = Point.zero
    guard case .view(let target) = records[index].target else { return sum }
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

  private func isBetweenFocus(and target: NodeHandle, _ node: NodeHandle) -> Bool {
    for ancestor in focusPath {
      if ancestor == target { return false }
      if ancestor == node { return true }
    }
    return false
  }
}
