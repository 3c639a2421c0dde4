public import AvoidanceStrategies
public import KeyboardEvents

/// What one strategy decided in one evaluation: what it saw, what it wanted, and what is still missing.
///
/// Logs, tests and tools read this value; nothing else is written down anywhere.
public struct AvoidanceDecision: Sendable {
  /// Which attachment decided, by the number that it bears in its avoider.
  public var attachment: Int
  /// Where it was attached.
  public var place: SourcePlace
  /// Why it was asked.
  public var reason: EvaluationReason
  /// What it saw: all in window coordinates.
  public var context: AvoidanceContext
  /// What it wanted.
  public var plan: AvoidancePlan
  /// How many properties were written for it.
  public var writeCount: Int
}
