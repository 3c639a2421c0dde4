import AvoidanceStrategies

/// Counts things that are alive: each holds a ``Lifetime`` of its own.
public final class LifetimeCount {
  /// How many are alive.
  public fileprivate(set) var alive = 0

  /// Creates a count of nothing.
  public init() {}
}

@available(*, unavailable)
extension LifetimeCount: Sendable {}

/// Whoever holds it counts as alive.
public final class Lifetime {
  private let count: LifetimeCount

  /// Begins a life.
  public init(in count: LifetimeCount) {
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }
}

@available(*, unavailable)
extension Lifetime: Sendable {}

/// A strategy of which it is known whether it is alive.
struct TrackedStrategy: AvoidanceStrategy {
  let strategy: AnyAvoidanceStrategy
  let lifetime: Lifetime

  func plan(for context: AvoidanceContext) -> AvoidancePlan { strategy.plan(for: context) }

  var excludesTarget: Bool { strategy.excludesTarget }
}

@available(*, unavailable)
extension TrackedStrategy: Sendable {}
