import AvoidanceStrategies
import KeyboardEvents

/// Who need not look again, although views have moved since.
extension AvoidanceState {
  /// Notes how things stand around the view of the record that is evaluated, where looking again would show its strategy
  /// what it has seen.
  ///
  /// - Parameter isShift: whether what was carried out was to shift its view and nothing else.
  mutating func noteSeenPlace(by index: Int, isShift: Bool) {
    records[index].seenPlace = nil
    guard let node = records[index].view else {
      // What hangs on a line or a guide moves neither.
      if moveCount == records[index].seenMoves + 1 { records[index].seenMoves = moveCount }
      return
    }
    // Anchors may stand anywhere. And nobody else moves what one alone has looked at.
    guard isFocusRead, records[index].anchors.isEmpty, records.count > 1 || moveCount != records[index].seenMoves else {
      return
    }
    updateSurroundings()
    let target = writes.isEmpty ? targetFrame : access.frameInWindow(node)
    if moveCount != records[index].seenMoves {
      guard isShift, writes.count == 1, isMovedAsAWhole(node, target) else { return }
      records[index].seenMoves = moveCount
    }
    records[index].seenPlace = SeenPlace(version: surroundings.version, target: target)
  }

  /// Whether all that the strategy of a record sees stands as it did when it was asked.
  mutating func isAsSeen(_ index: Int) -> Bool {
    guard let node = records[index].view, let place = records[index].seenPlace else { return false }
    updateSurroundings()
    return place.version == surroundings.version && place.target == access.frameInWindow(node)
  }

  /// Whether all that the strategy of a shifted view saw has gone with it.
  private mutating func isMovedAsAWhole(_ node: NodeHandle, _ target: Rect) -> Bool {
    let shift = shift(of: node)
    guard context.target.isNear(target.offsetBy(y: shift)), shift == 0 || !access.isRoot(node),
      let frame = context.focus?.frame, frame.isNear(surroundings.frame.offsetBy(y: shift))
    else { return false }
    if let caret = context.focus?.caret {
      guard let moved = surroundings.caret, caret.isNear(moved.offsetBy(y: shift)) else { return false }
    }
    for index in context.scrolls.indices {
      guard let place = surroundings.index(of: scrollNodes[index]) else { return false }
      var scroll = surroundings.scrolls[place].scroll
      if shift != 0 { scroll.lower(by: shift) }
      guard context.scrolls[index].frame.isNear(scroll.frame), context.scrolls[index].hostInset == scroll.hostInset,
        context.scrolls[index].contentSize == scroll.contentSize
      else { return false }
    }
    return true
  }
}

extension Rect {
  /// Whether another one stands where this one does, up to what hosts round by.
  fileprivate func isNear(_ other: Rect) -> Bool {
    PropertyValue.point(origin).isNear(.point(other.origin)) && size == other.size
  }
}
