import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// The one place that reads a tree into a value.
extension AvoidanceState {
  /// Reads all that the strategy of a record may know; false where its target is in no window.
  mutating func readContext(for index: Int) -> Bool {
    context.scrolls.removeAll(keepingCapacity: true)
    scrollNodes.removeAll(keepingCapacity: true)
    context.constraints.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    context.guide = nil
    context.focus = nil
    context.appliedShift = 0
    shiftOfRects = 0
    keyboardMotion = nil
    guard let node = node(of: records[index].target), let window = access.window(node) else { return false }
    readKeyboard(index, window)
    switch records[index].target {
    case .view(let node):
      readView(node, index)
    case .constraint(let constraint):
      readConstraint(constraint, .whileUp, index)
    case .constraints(let held):
      for one in held { readConstraint(one.constraint, one.condition, index) }
    case .guide(let guide):
      context.target = access.frameInWindow(node)
      if let metrics = access.guide(guide) {
        context.guide = GuideContext(
          restingHeight: metrics.restingHeight, followsUndockedKeyboard: metrics.followsUndockedKeyboard)
      }
    }
    return context.target.isUsable && context.window.isUsable
  }

  /// Reads window and keyboard, and how far the target is shifted.
  private mutating func readKeyboard(_ index: Int, _ window: WindowPlace) {
    context.window = Rect(origin: .zero, size: window.frame.size)
    context.clip = context.window
    var origin = window.frame.origin
    if case .view(let node) = records[index].target {
      let isWindow = access.isRoot(node)
      if let base = records[index].base(of: .originY(node))?.number {
        context.appliedShift = base - access.frame(node).minY
        // A window that is shifted takes its coordinates along: everything in it stays, and the keyboard moves.
        if isWindow { origin.y += context.appliedShift } else { shiftOfRects = context.appliedShift }
      }
      // A window is moved on its screen, whose top is where what is in it can be seen up to.
      if isWindow { context.window = context.window.inset(by: Insets(top: -max(0, origin.y))) }
    }
    let state = keyboard(of: window.screen)
    context.userInfo = state.userInfo
    // A focus moves on at any time, and what it moves is to arrive with a keyboard that may be on its way.
    keyboardMotion = reason == .focus ? tracker.motionToJoin(on: window.screen) : state.motion
    context.keyboard = state.placement.offsetBy(x: -origin.x, y: -origin.y)
  }

  private mutating func readConstraint(
    _ constraint: ConstraintHandle, _ condition: ConstraintCondition, _ index: Int
  ) {
    guard let metrics = access.constraint(constraint) else { return }
    var isActive = metrics.isActive
    if case .flag(let base) = records[index].base(of: .isActive(constraint)) { isActive = base }
    if context.constraints.isEmpty { context.target = metrics.span }
    context.constraints.append(
      ConstraintContext(
        line: metrics.line, span: metrics.span, isHeight: metrics.isHeight,
        constant: records[index].base(of: .constant(constraint))?.number ?? metrics.constant, isActive: isActive,
        condition: condition))
    constraints.append(constraint)
  }

  private mutating func readView(_ node: NodeHandle, _ index: Int) {
    context.target = unmoved(access.frameInWindow(node))
    if let base = records[index].base(of: .height(node))?.number { context.target.size.height = base }
    context.clip = clip(around: node)
    if case .docked = context.keyboard, !isReachedAtRest(index) { context.keyboard = .hidden }

    if !isFocusExcluded, let depth = focusPath.firstIndex(of: node) {
      for level in scrollLevels where level <= depth { readScroll(focusPath[level], index) }
      readFocus(index)
    } else if focusPath.isEmpty, records[index].memory.wasUp, let last = records[index].memory.lastFocus {
      // The end of editing is not the end of the keyboard: what made room goes on to do so.
      access.readPath(last, &lastPath)
      for ancestor in lastPath {
        readScroll(ancestor, index)
        if ancestor == node { break }
      }
    }
    if context.scrolls.isEmpty { readScroll(node, index) }
    takeOffInsets(index)
  }

  /// Puts the insets of the scroll views that were read to their bases.
  private mutating func takeOffInsets(_ index: Int) {
    for entry in records[index].entries.indices where records[index].entries[entry].isInForce {
      guard case .number(let base) = records[index].entries[entry].base else { continue }
      switch records[index].entries[entry].property {
      case .contentInsetBottom(let node):
        if let scroll = scrollNodes.firstIndex(of: node) { context.scrolls[scroll].contentInset.bottom = base }
      case .indicatorInsetBottom(let node):
        if let scroll = scrollNodes.firstIndex(of: node) { context.scrolls[scroll].indicatorInset.bottom = base }
      default: break
      }
    }
  }

  private mutating func readScroll(_ node: NodeHandle, _ index: Int) {
    let last = context.scrolls.count
    context.scrolls.append(.unread)
    guard access.readScroll(node, &context.scrolls[last]), context.scrolls[last].isUsable else {
      context.scrolls.removeLast()
      return
    }
    context.scrolls[last].isSettled = isSettled(node, context.scrolls[last])
    context.scrolls[last].takeBackShift(shiftOfRects)
    scrollNodes.append(node)
  }

  /// A rectangle where it would be had the record's own shift not moved it.
  func unmoved(_ rect: Rect) -> Rect { shiftOfRects == 0 ? rect : rect.offsetBy(y: shiftOfRects) }
}

extension ScrollContext {
  /// Moves it down to where it would be had a shift not moved it up, and takes from it what it has of the safe area only
  /// because of that.
  ///
  /// What the host adds at the top ends at a line of the window, which is no lower than that end is now.
  fileprivate mutating func takeBackShift(_ shift: Double) {
    guard shift != 0 else { return }
    let line = max(0, frame.minY) + hostInset.top
    frame.origin.y += shift
    hostInset.top = min(hostInset.top, max(0, line - frame.minY))
  }
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
