import KeyboardEvents

/// Lets a view end at the keyboard instead of where it ends at rest.
///
/// The target is a view. Its height becomes less by what the keyboard covers of it; what hangs on its bottom edge comes
/// along. Avoiders inside see the smaller view, so nothing is given twice.
public struct BottomResize: AvoidanceStrategy, Hashable, Sendable {
  /// Space that is taken in addition while the keyboard covers anything, in points.
  public var extra: Double
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(extra: Double = 0, floating: FloatingPolicy = .ignore) {
    self.extra = extra
    self.floating = floating
  }

  /// Returns the change of the target's height; the height that is left is never below 0.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let covered = context.coveredHeight(of: context.target, floating: floating)
    let taken = covered > 0 ? min(covered + extra, context.target.height) : 0
    return AvoidancePlan([.heightChange(-taken)], covered: covered)
  }
}
