import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Decides whether there is a reason to bring the focus into sight.
  mutating func updateMemory(of index: Int, reason: EvaluationReason) {
    var memory = records[index].memory
    let isUp = context.isKeyboardUp(floating: .avoid)
    let focus = isFocusRead ? focusPath.first : nil
    let isSame = focus == memory.focus
    let isReason = reason == .caret || reason == .demand || reason == .keyboard
    let isNew = isReason || (isFocusRead && !isSame) || (isUp && !memory.wasUp)
    if !isSame { memory.followedPart = 1 }
    if isNew {
      memory.hasUserScrolled = false
      memory.isAbandoned = false
    } else if hasScrolled, isFocusRead {
      memory.hasUserScrolled = true
      memory.isAbandoned = !context.isFocusInSight()
    }
    memory.focus = focus
    // What is edited no more goes on to be served while the keyboard is there; before it came, nothing was made for it.
    if isFocusRead || !focusPath.isEmpty || !memory.wasUp { memory.lastFocus = focus }
    memory.wasUp = isUp
    // A layout brings into sight again what it has covered, and what it has made room for; it is no reason otherwise.
    // What there was a reason for once is a reason as long as views go on moving.
    context.mayReveal = isNew || memory.mayReveal || memory.isKept(in: context.target)
    memory.mayReveal = context.mayReveal
    memory.targetFrame = context.target
    context.hasUserScrolled = memory.hasUserScrolled
    records[index].memory = memory
  }
}
