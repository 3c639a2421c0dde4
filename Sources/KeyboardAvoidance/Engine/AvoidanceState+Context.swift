import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// Reads a view into what its strategy may know.
extension AvoidanceState {
  /// Reads all that the strategy of a view may know; false where that is in no window.
  mutating func readView(_ node: NodeHandle, _ index: Int) -> Bool {
    scrollNodes.removeAll()
    constraints.removeAll()
    isFocusRead = false
    guard let window = access.window(node) else {
      // What was seen around another view is not to be told of this one.
      context = AvoidanceContext(keyboard: .hidden, userInfo: context.userInfo, window: .zero, target: .zero)
      shiftOfRects = 0
      return false
    }
    readKeyboard(around: node, window)
    targetFrame = access.frameInWindow(node)
    context.target = targetFrame.offsetBy(y: shiftOfRects)
    if let base = base(of: HeldProperty(.height, of: node)) {
      // A window that is resized is seen as high as it was: the keyboard covers what it would.
      if access.isRoot(node) { context.window.size.height += base.number - context.target.height }
      context.target.size.height = base.number
    }
    // What strategies work on stands near the window.
    let level = surroundings.path.lastIndex(of: node)
    context.clip = clip(around: node, at: level)
    if case .docked = context.keyboard, !isReachedAtRest(index) { context.keyboard = .hidden }
    readFocus(index, in: node, at: level)
    if scrollNodes.isEmpty { addScroll(node) }
    // The list still holds those of the record before; what is beyond this one's goes.
    while context.scrolls.count > scrollNodes.count { context.scrolls.removeLast() }
    if !isFocusRead, case .some = context.focus { context.focus = nil }
    takeOffInsets()
    return context.target.isUsable && context.window.isUsable
  }

  /// Reads window and keyboard, and how far the view is shifted.
  private mutating func readKeyboard(around node: NodeHandle, _ window: WindowPlace) {
    readKeyboard(of: window.screen)
    keyboardMotion = screenMotion
    windowFrame = window.frame
    context.window = Rect(origin: .zero, size: window.frame.size)
    var origin = window.frame.origin
    context.appliedShift = shift(of: node)
    shiftOfRects = context.appliedShift
    if access.isRoot(node) {
      // A window that is shifted takes its coordinates along: everything in it stays, and the keyboard moves.
      origin.y += context.appliedShift
      shiftOfRects = 0
      // A window is moved on its screen, whose top is where what is in it can be seen up to.
      context.window = context.window.inset(by: Insets(top: -max(0, origin.y)))
    }
    context.keyboard = placement.offsetBy(x: -origin.x, y: -origin.y)
  }

  /// Reads what is edited, and the scroll views around it as far as the view.
  ///
  /// - Parameter level: how many steps up the path of the focus the view stands; nil where it is not on it.
  private mutating func readFocus(_ index: Int, in node: NodeHandle, at level: Int?) {
    if !isFocusExcluded, let level {
      addScrolls(upTo: level)
      readFocus(index)
    } else if surroundings.path.isEmpty, records[index].memory.wasUp, let last = records[index].memory.lastFocus {
      // The end of editing is not the end of the keyboard: what made room goes on to do so.
      access.readPath(last, &lastPath)
      for level in lastPath.indices {
        addScroll(lastPath[level])
        if lastPath[level] == node { break }
      }
    }
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
    guard let base = base(of: HeldProperty(.originY, of: node)) else { return 0 }
    return base.number - access.frame(node).minY
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
