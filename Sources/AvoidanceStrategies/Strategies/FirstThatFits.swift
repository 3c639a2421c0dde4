/// Takes the first of several strategies whose plan leaves nothing missing; if none does, the one that leaves least.
///
/// All work on the same target. Of two that leave the same the earlier one is taken.
public struct FirstThatFits: AvoidanceStrategy {
  private let strategies: [AnyAvoidanceStrategy]

  /// Creates the choice among strategies, in the order of preference; an empty one wants nothing.
  public init(_ strategies: [AnyAvoidanceStrategy]) { self.strategies = strategies }

  /// Returns the plan of the strategy that is taken.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    var best: AvoidancePlan?
    for strategy in strategies {
      let plan = strategy.plan(for: context)
      if plan.missing <= 0 { return plan }
      if best.map({ plan.missing < $0.missing }) ?? true { best = plan }
    }
    return best ?? .none
  }
}

/// It holds strategies of unknown isolation.
@available(*, unavailable)
extension FirstThatFits: Sendable {}
