import AvoidanceStrategies
import KeyboardEvents

/// Lifts a view by what the keyboard covers of it, but never by more than half its window.
struct HalfwayLift: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let covered = context.coveredHeight(of: context.target)
    let lift = min(covered, context.window.height / 2)
    return AvoidancePlan([.translation(-lift)], covered: covered, missing: covered - lift)
  }
}
