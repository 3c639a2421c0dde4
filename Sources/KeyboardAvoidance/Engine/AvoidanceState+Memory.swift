import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Decides whether there is a reason to bring the focus into sight.
  mutating func updateMemory(of index: Int, reason: EvaluationReason) {
    var memory = records[index].memory
    let isUp = context.isKeyboardUp(floating: .avoid)
    let focus = context.focus == nil ? nil : focusPath.first
    let isNew =
      reason == .caret || reason == .demand || reason == .keyboard || (focus != nil && focus != memory.focus)
      || (isUp && !memory.wasUp)
    if focus != memory.focus { memory.followedPart = 1 }
    if isNew {
      memory.hasUserScrolled = false
      memory.isAbandoned = false
    } else if hasScrolled, context.focus != nil {
      memory.hasUserScrolled = true
      memory.isAbandoned = !context.isFocusInSight()
    }
    memory.focus = focus
    // What is edited no more goes on to be served while the keyboard is there; before it came, nothing was made for it.
    if focus != nil || !focusPath.isEmpty || !memory.wasUp { memory.lastFocus = focus }
    memory.wasUp = isUp
    // A layout brings into sight again what it has covered, and what it has made room for; it is no reason otherwise.
    context.mayReveal = isNew || !memory.isAbandoned && (memory.wasInSight || memory.targetFrame != context.target)
    memory.targetFrame = context.target
    context.hasUserScrolled = memory.hasUserScrolled
    records[index].memory = memory
  }

  /// Notes whether the focus is in sight now that the plan has been carried out.
  mutating func rememberSight(_ index: Int) {
    guard context.focus != nil, records[index].memory.wasUp else { return }
    if !isContextFollowed(index), !readContext(for: index) { return }
    // What a plan has missed is looked for once more, where there was a reason to look for it.
    records[index].memory.wasInSight = context.isFocusInSight() || hasMissed && context.mayReveal
  }

  /// Whether what was written since the context was read has been followed in it: scrolling is, and moved views are not.
  private func isContextFollowed(_ index: Int) -> Bool {
    guard records[index].seenMoves == moveCount, let focus = context.focus, let node = focusPath.first else {
      return writes.isEmpty
    }
    // A field that hangs on something outside stays where it is.
    let shift = shiftOfRects * records[index].memory.followedPart
    return abs(access.frameInWindow(node).minY + shift - focus.frame.minY) <= 0.001
  }

  /// Moves what is inside a scroll view along in the context, as it has been scrolled.
  mutating func follow(_ entry: LedgerEntry) {
    guard case .contentOffset(let node) = entry.property, case .point(let offset) = entry.written,
      let scroll = scrollNodes.firstIndex(of: node)
    else { return }
    context.scroll(scroll, to: offset)
  }

  /// Where the focus stands before the target is shifted; nil where it is not about to be, or there is none.
  func placeOfFocus(beforeShifting index: Int) -> Rect? {
    guard let focus = focusPath.first, case .view(let node) = records[index].target,
      writes.contains(where: { records[index].entries[$0.entry].property == .originY(node) })
    else { return nil }
    return access.frameInWindow(focus)
  }

  /// Notes how much of a shift the focus has followed, where the target has been shifted just now.
  mutating func measureFollowing(_ index: Int, from place: Rect, _ shift: Double) {
    guard let focus = focusPath.first, case .view(let node) = records[index].target else { return }
    let base = records[index].base(of: .originY(node))?.number
    let step = (base.map { $0 - access.frame(node).minY } ?? 0) - shift
    guard abs(step) > 0.5, !hasWrittenOffsets else { return }
    let followed = (place.minY - access.frameInWindow(focus).minY) / step
    if followed.isFinite { records[index].memory.followedPart = min(max(followed, 0), 1) }
  }
}
