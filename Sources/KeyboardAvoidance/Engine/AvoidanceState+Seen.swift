import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// Who need not look again, although views have moved since.
extension AvoidanceState {
  /// Notes how things stand around what the record that is evaluated works on, where looking again would show its strategy
  /// what it has seen.
  ///
  /// - Parameter shift: how far its view stands above its unmoved place, where nothing else was carried out than to shift it.
  mutating func noteSeenPlace(by index: Int, _ shift: Double?) {
    records[index].seenPlace = nil
    guard let node = records[index].view else { return noteSeenLine(by: index) }
    // Anchors may stand anywhere. And nobody else moves what one alone has looked at.
    guard isFocusRead, records[index].anchors.isEmpty, records.count > 1 || moveCount != records[index].seenMoves else {
      return
    }
    updateSurroundings()
    let target = writes.isEmpty ? targetFrame : access.frameInWindow(node)
    if moveCount != records[index].seenMoves {
      guard let shift, isMovedAsAWhole(node, target, by: shift) else { return }
    }
    records[index].seenPlace = SeenPlace(version: surroundings.version, target: target, window: windowFrame)
  }

  /// The same for a single constraint or a guide, which is planned for by its line alone.
  private mutating func noteSeenLine(by index: Int) {
    switch records[index].target {
    case .constraint where !constraints.isEmpty:
      records[index].seenPlace = SeenPlace(
        line: lineContext.constraints[0].line, target: lineContext.target, window: windowFrame)
    case .guide:
      if let guide = lineContext.guide {
        records[index].seenPlace = SeenPlace(line: guide.restingHeight, target: lineContext.target, window: windowFrame)
      }
    default: break
    }
  }

  /// Whether views have moved since a strategy was asked, so that it would see something else.
  mutating func wouldSeeMore(_ index: Int) -> Bool {
    records[index].takesPart && records[index].seenMoves != moveCount && !isAsSeen(index)
  }

  /// Whether all that the strategy of a record sees stands as it did when it was asked.
  private mutating func isAsSeen(_ index: Int) -> Bool {
    guard let place = records[index].seenPlace else { return false }
    switch records[index].target {
    case .view(let node):
      updateSurroundings()
      return place.version == surroundings.version && place.target == access.frameInWindow(node)
        && isWindow(of: node, at: place.window)
    case .constraint(let constraint):
      guard let metrics = access.constraint(constraint) else { return false }
      return place.line == metrics.line && place.target == metrics.span && isWindow(of: metrics.node, at: place.window)
    case .guide(let guide):
      guard let metrics = access.guide(guide) else { return false }
      return place.line == metrics.restingHeight && place.target == access.frameInWindow(metrics.node)
        && isWindow(of: metrics.node, at: place.window)
    case .constraints: return false
    }
  }

  private mutating func isWindow(of node: NodeHandle, at frame: Rect) -> Bool { access.window(node)?.frame == frame }

  /// Whether all that the strategy of a shifted view saw has gone with it.
  private mutating func isMovedAsAWhole(_ node: NodeHandle, _ target: Rect, by shift: Double) -> Bool {
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
