/// A way to keep what is edited in sight: a value in, a value out.
///
/// ```swift
/// struct HalfShift: AvoidanceStrategy {
///   func plan(for context: AvoidanceContext) -> AvoidancePlan {
///     AvoidancePlan([.translation(-context.coveredHeight(of: context.target) / 2)])
///   }
/// }
/// ```
///
/// Planning must depend on nothing but the context, and allocate nothing that grows with the tree.
public protocol AvoidanceStrategy {
  /// Returns what has to change for a context.
  func plan(for context: AvoidanceContext) -> AvoidancePlan

  /// Whether the target is to be left alone by all strategies; false by default.
  var excludesTarget: Bool { get }
}

extension AvoidanceStrategy {
  /// The target is not excluded.
  public var excludesTarget: Bool { false }
}

/// A strategy whose type is not known to whoever holds it.
public struct AnyAvoidanceStrategy: AvoidanceStrategy {
  // By their addresses: each layer that takes a context or returns a plan by value copies it.
  @usableFromInline let planning: (borrowing AvoidanceContext, inout AvoidancePlan) -> Void
  /// Whether the target is to be left alone by all strategies.
  public let excludesTarget: Bool

  /// Creates a strategy from another one.
  @inlinable
  public init(_ strategy: some AvoidanceStrategy) {
    planning = { $1 = strategy.plan(for: $0) }
    excludesTarget = strategy.excludesTarget
  }

  /// Creates a strategy from a function.
  public init(_ plan: @escaping (AvoidanceContext) -> AvoidancePlan) {
    planning = { $1 = plan(copy $0) }
    excludesTarget = false
  }

  /// Returns what has to change for a context.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    var plan = AvoidancePlan.none
    planning(context, &plan)
    return plan
  }

  /// Puts the plan for a context, which is left as it is, in the place of another one.
  package func update(_ plan: inout AvoidancePlan, for context: borrowing AvoidanceContext) {
    planning(context, &plan)
  }
}

/// It holds closures of unknown isolation.
@available(*, unavailable)
extension AnyAvoidanceStrategy: Sendable {}
