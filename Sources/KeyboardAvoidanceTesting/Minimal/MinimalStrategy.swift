public import AvoidanceStrategies

/// A strategy that answers with one plan, whatever it sees, and keeps what it saw: for tests of hosts.
///
/// It keeps to no law: its plan is in force also while no keyboard is up, where ``plan`` is not set to `.none`.
public final class MinimalStrategy: AvoidanceStrategy {
  /// The answer to every context.
  public var plan: AvoidancePlan
  /// Every context that it was asked about, in order.
  public private(set) var contexts: [AvoidanceContext] = []

  /// Creates a strategy with a plan; by default one that wants nothing.
  public init(_ plan: AvoidancePlan = .none) { self.plan = plan }

  /// Returns the plan, and keeps the context.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    contexts.append(context)
    return plan
  }
}

@available(*, unavailable)
extension MinimalStrategy: Sendable {}
