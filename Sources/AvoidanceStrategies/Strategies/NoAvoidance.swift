/// Leaves a part of the tree alone: a calculator, an editor whose keyboard is part of the work.
///
/// While the focus is inside the target, no strategy of the same avoider reveals it, and none inside the target acts.
public struct NoAvoidance: AvoidanceStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}

  /// Returns the plan that wants nothing.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan { .none }

  /// The target is excluded.
  public var excludesTarget: Bool { true }
}
