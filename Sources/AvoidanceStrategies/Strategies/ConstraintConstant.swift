import KeyboardEvents

/// Lifts what hangs on a constraint by as much as the keyboard reaches above the line that it hangs on.
///
/// The target is a constraint. Its constant becomes less by the lift for an edge, and more for a height. A constraint that
/// hangs on the safe area is lifted by less than one that hangs on the view's edge, as its line is higher.
public struct ConstraintConstant: AvoidanceStrategy, Hashable, Sendable {
  /// Space that is added to the lift while there is one, in points.
  public var extra: Double
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(extra: Double = 0, floating: FloatingPolicy = .ignore) {
    self.extra = extra
    self.floating = floating
  }

  /// Returns the constant of the target.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    guard let constraint = context.constraints.first else { return .none }
    let top = context.coveringTop(of: constraint.span, floating: floating) ?? .infinity
    let covered = max(0, constraint.line - top)
    let lift = covered > 0 ? covered + extra : 0
    let constant = constraint.isHeight ? constraint.constant + lift : constraint.constant - lift
    return AvoidancePlan([.constant(constant, constraint: 0)], covered: covered)
  }
}
