/// Carries out several strategies on the same target together.
///
/// Each plans by itself from the same context. Where two of them want the same property, the first one has it.
public struct AllOf: AvoidanceStrategy {
  private let strategies: [AnyAvoidanceStrategy]

  /// Creates the union of strategies.
  public init(_ strategies: [AnyAvoidanceStrategy]) { self.strategies = strategies }

  /// Returns the adjustments of all plans; what is still missing is what the best of them leaves.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    guard let first = strategies.first else { return .none }
    var union = first.plan(for: context)
    for strategy in strategies.dropFirst() {
      let plan = strategy.plan(for: context)
      for adjustment in plan.adjustments where !union.adjustments.contains(where: adjustment.isSameProperty) {
        union.adjustments.append(adjustment)
      }
      union.covered = max(union.covered, plan.covered)
      union.missing = min(union.missing, plan.missing)
      union.keepsOffset = union.keepsOffset || plan.keepsOffset
      union.holdsOffsets = union.holdsOffsets || plan.holdsOffsets
    }
    return union
  }
}

extension Adjustment {
  /// Whether two adjustments are of the same property of the same node.
  func isSameProperty(as other: Adjustment) -> Bool {
    switch (self, other) {
    case (.contentInsetBottom(_, let first), .contentInsetBottom(_, let second)),
      (.indicatorInsetBottom(_, let first), .indicatorInsetBottom(_, let second)),
      (.contentOffset(_, let first), .contentOffset(_, let second)),
      (.constant(_, let first), .constant(_, let second)),
      (.isActive(_, let first), .isActive(_, let second)):
      first == second
    case (.translation, .translation), (.heightChange, .heightChange), (.guideHeight, .guideHeight): true
    default: false
    }
  }
}

/// It holds strategies of unknown isolation.
@available(*, unavailable)
extension AllOf: Sendable {}
