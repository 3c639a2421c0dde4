import KeyboardEvents

/// Puts one set of constraints in force while the keyboard is up, and another one at rest.
///
/// Up means that the keyboard covers part of the window. Which constraints belong to which set, the target tells.
public struct ConstraintSwitch: AvoidanceStrategy, Hashable, Sendable {
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(floating: FloatingPolicy = .ignore) { self.floating = floating }

  /// Returns the activity of all constraints of the target.
  ///
  /// Those that are switched off come first, so that two sets on the same edges are never in force together.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let isUp = context.isKeyboardUp(floating: floating)
    var plan = AvoidancePlan.none
    for isActive in [false, true] {
      for (index, constraint) in context.constraints.enumerated() {
        let wanted = isUp ? constraint.isForKeyboard : constraint.isActive
        if wanted == isActive { plan.adjustments.append(.isActive(wanted, constraint: index)) }
      }
    }
    return plan
  }
}
