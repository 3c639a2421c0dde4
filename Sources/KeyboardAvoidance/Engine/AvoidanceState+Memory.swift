import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Decides whether there is a reason to bring the focus into sight.
  mutating func updateMemory(of index: Int, reason: EvaluationReason) {
    let isUp = Obstacle(context.keyboard, floating: .avoid).isUp(in: context.window)
    let focus = isFocusRead ? surroundings.path.first : nil
    let served = (records[index].memory.focus, records[index].memory.lastFocus)
    let isReason = reason == .caret || reason == .demand || reason == .keyboard
    let isNew = records[index].memory.meet(
      focus, isUp: isUp, isReason: isReason, isEditing: isFocusRead || !surroundings.path.isEmpty)
    if served != (records[index].memory.focus, records[index].memory.lastFocus) { hasDropped = true }
    if !isNew, hasScrolled, isFocusRead {
      records[index].memory.hasUserScrolled = true
      records[index].memory.isAbandoned = !context.isFocusInSight()
    }
    context.mayReveal = records[index].memory.mayReveal(isNew, in: context.target)
    context.hasUserScrolled = records[index].memory.hasUserScrolled
  }
}
