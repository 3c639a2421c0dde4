import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Decides whether there is a reason to bring the focus into sight.
  mutating func updateMemory(of index: Int, reason: EvaluationReason) {
    let isUp = Obstacle(context.keyboard, floating: .avoid).isUp(in: context.window)
    let focus = isFocusRead ? focusPath.first : nil
    let isSame = focus == records[index].memory.focus
    let wasUp = records[index].memory.wasUp
    let isNew =
      reason == .caret || reason == .demand || reason == .keyboard || (isFocusRead && !isSame) || (isUp && !wasUp)
    if !isSame { records[index].memory.followedPart = 1 }
    if isNew {
      records[index].memory.hasUserScrolled = false
      records[index].memory.isAbandoned = false
    } else if hasScrolled, isFocusRead {
      records[index].memory.hasUserScrolled = true
      records[index].memory.isAbandoned = !context.isFocusInSight()
    }
    records[index].memory.focus = focus
    // What is edited no more goes on to be served while the keyboard is there; before it came, nothing was made for it.
    if isFocusRead || !focusPath.isEmpty || !wasUp { records[index].memory.lastFocus = focus }
    records[index].memory.wasUp = isUp
    // A layout brings into sight again what it has covered, and what it has made room for; it is no reason otherwise.
    // What there was a reason for once is a reason as long as views go on moving.
    let isGoingOn = round > 0 && records[index].memory.mayReveal
    context.mayReveal = isNew || isGoingOn || records[index].memory.isKept(in: context.target)
    records[index].memory.mayReveal = context.mayReveal
    records[index].memory.targetFrame = context.target
    context.hasUserScrolled = records[index].memory.hasUserScrolled
  }
}
