import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// Reads what hangs on a line: constraints and guides.
///
/// Their strategies look at no focus and no scroll views, so that nothing is a reason to reveal anything.
extension AvoidanceState {
  /// Reads all that the strategy of a record may know whose target is no view; false where that is in no window.
  mutating func readLines(of index: Int) -> Bool {
    scrollNodes.removeAll()
    constraints.removeAll()
    var hasGuide = false
    switch records[index].target {
    case .view: break
    case .constraint(let constraint): read(constraint, .whileUp)
    case .constraints(let held): for one in held { read(one.constraint, one.condition) }
    case .guide(let guide): hasGuide = read(guide)
    }
    // The list still holds those of the record before; what is beyond this one's goes.
    while lineContext.constraints.count > constraints.count { lineContext.constraints.removeLast() }
    return (hasGuide || !constraints.isEmpty) && lineContext.target.isUsable && lineContext.window.isUsable
  }

  /// Adds a constraint; the first one's window and span are those of all.
  private mutating func read(_ constraint: ConstraintHandle, _ condition: ConstraintCondition) {
    guard let metrics = access.constraint(constraint) else { return }
    if constraints.isEmpty {
      guard readKeyboard(around: metrics.node) else { return }
      lineContext.target = metrics.span
      lineContext.guide = nil
    }
    var (constant, isActive) = (metrics.constant, metrics.isActive)
    if let base = base(of: HeldProperty(.constant, of: constraint)) { constant = base.number }
    if let base = base(of: HeldProperty(.isActive, of: constraint)) { isActive = base.isOn }
    let next = constraints.count
    constraints.append(constraint)
    let read = ConstraintContext(
      line: metrics.line, span: metrics.span, isHeight: metrics.isHeight, constant: constant, isActive: isActive,
      condition: condition)
    if next < lineContext.constraints.count {
      lineContext.constraints[next] = read
    } else {
      lineContext.constraints.append(read)
    }
  }

  private mutating func read(_ guide: GuideHandle) -> Bool {
    guard let metrics = access.guide(guide), readKeyboard(around: metrics.node) else { return false }
    lineContext.target = access.frameInWindow(metrics.node)
    lineContext.guide = GuideContext(
      restingHeight: metrics.restingHeight, followsUndockedKeyboard: metrics.followsUndockedKeyboard)
    return true
  }

  /// Reads the window of a node, and the keyboard in it; false for one that is in none.
  private mutating func readKeyboard(around node: NodeHandle) -> Bool {
    guard let window = access.window(node) else {
      lineContext = AvoidanceContext(keyboard: .hidden, userInfo: lineContext.userInfo, window: .zero, target: .zero)
      return false
    }
    readKeyboard(of: window.screen)
    keyboardMotion = screenMotion
    windowFrame = window.frame
    lineContext.window = Rect(origin: .zero, size: window.frame.size)
    lineContext.clip = lineContext.window
    lineContext.keyboard = placement.offsetBy(x: -window.frame.minX, y: -window.frame.minY)
    return true
  }
}
