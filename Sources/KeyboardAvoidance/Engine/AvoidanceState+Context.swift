import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// The one place that reads a tree into a value.
extension AvoidanceState {
  /// Reads all that the strategy of a record may know; false where its target is in no window.
  mutating func readContext(for index: Int) -> Bool {
    emptyContext()
    guard let node = node(of: records[index].target), let window = access.window(node) else {
      context.scrolls.removeAll(keepingCapacity: true)
      context.focus = nil
      return false
    }
    readKeyboard(index, window)
    switch records[index].target {
    case .view(let node):
      readView(node, index)
    case .constraint(let constraint):
      readConstraint(constraint, .whileUp)
    case .constraints(let held):
      for one in held { readConstraint(one.constraint, one.condition) }
    case .guide(let guide):
      context.target = access.frameInWindow(node)
      if let metrics = access.guide(guide) {
        context.guide = GuideContext(
          restingHeight: metrics.restingHeight, followsUndockedKeyboard: metrics.followsUndockedKeyboard)
      }
    }
    // The list still holds those of the record before; what is beyond this one's goes.
    if context.scrolls.count > scrollNodes.count {
      context.scrolls.removeLast(context.scrolls.count - scrollNodes.count)
    }
    if !isFocusRead, case .some = context.focus { context.focus = nil }
    return context.target.isUsable && context.window.isUsable
  }

  private mutating func emptyContext() {
    scrollNodes.removeAll()
    if !context.constraints.isEmpty { context.constraints.removeAll(keepingCapacity: true) }
    constraints.removeAll()
    isFocusRead = false
    context.guide = nil
    context.appliedShift = 0
    shiftOfRects = 0
    keyboardMotion = nil
  }

  /// Reads window and keyboard, and how far the target is shifted.
  private mutating func readKeyboard(_ index: Int, _ window: WindowPlace) {
    readKeyboard(of: window.screen)
    keyboardMotion = screenMotion
    context.window = Rect(origin: .zero, size: window.frame.size)
    context.clip = context.window
    var origin = window.frame.origin
    if let node = records[index].view {
      let isWindow = access.isRoot(node)
      context.appliedShift = shift(of: node)
      // A window that is shifted takes its coordinates along: everything in it stays, and the keyboard moves.
      if isWindow { origin.y += context.appliedShift } else { shiftOfRects = context.appliedShift }
      // A window is moved on its screen, whose top is where what is in it can be seen up to.
      if isWindow { context.window = context.window.inset(by: Insets(top: -max(0, origin.y))) }
    }
    context.keyboard = placement.offsetBy(x: -origin.x, y: -origin.y)
  }

  private mutating func readConstraint(_ constraint: ConstraintHandle, _ condition: ConstraintCondition) {
    guard let metrics = access.constraint(constraint) else { return }
    var (constant, isActive) = (metrics.constant, metrics.isActive)
    if case .number(let base) = base(of: .constant(constraint)) { constant = base }
    if case .flag(let base) = base(of: .isActive(constraint)) { isActive = base }
    if context.constraints.isEmpty { context.target = metrics.span }
    context.constraints.append(
      ConstraintContext(
        line: metrics.line, span: metrics.span, isHeight: metrics.isHeight, constant: constant, isActive: isActive,
        condition: condition))
    constraints.append(constraint)
  }

  private mutating func readView(_ node: NodeHandle, _ index: Int) {
    context.target = unmoved(access.frameInWindow(node))
    if case .number(let base) = base(of: .height(node)) { context.target.size.height = base }
    context.clip = clip(around: node)
    if case .docked = context.keyboard, !isReachedAtRest(index) { context.keyboard = .hidden }

    if !isFocusExcluded, let depth = focusPath.firstIndex(of: node) {
      for level in scrollLevels.indices where scrollLevels[level] <= depth { addScroll(focusPath[scrollLevels[level]]) }
      readFocus(index)
    } else if focusPath.isEmpty, records[index].memory.wasUp, let last = records[index].memory.lastFocus {
      // The end of editing is not the end of the keyboard: what made room goes on to do so.
      access.readPath(last, &lastPath)
      for level in lastPath.indices {
        addScroll(lastPath[level])
        if lastPath[level] == node { break }
      }
    }
    if scrollNodes.isEmpty { addScroll(node) }
    takeOffInsets()
  }

  /// The value without adjustments, where one of the record that is evaluated is in force.
  mutating func base(of property: HeldProperty) -> PropertyValue? {
    for entry in entries.indices where entries[entry].property == property && entries[entry].isInForce {
      return entries[entry].base
    }
    return nil
  }

  /// How far the record that is evaluated has moved a view up, in points.
  mutating func shift(of node: NodeHandle) -> Double {
    guard case .number(let base) = base(of: .originY(node)) else { return 0 }
    return base - access.frame(node).minY
  }

  /// A rectangle where it would be had the record's own shift not moved it.
  mutating func unmoved(_ rect: Rect) -> Rect { shiftOfRects == 0 ? rect : rect.offsetBy(y: shiftOfRects) }
}

extension KeyboardState.Placement {
  /// The same keyboard in coordinates whose origin is elsewhere.
  func offsetBy(x: Double, y: Double) -> KeyboardState.Placement {
    switch self {
    case .hidden: .hidden
    case .docked(let frame): .docked(frame.offsetBy(x: x, y: y))
    case .floating(let frame): .floating(frame.offsetBy(x: x, y: y))
    }
  }
}
