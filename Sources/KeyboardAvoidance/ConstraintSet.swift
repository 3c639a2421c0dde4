public import AvoidanceStrategies

/// Constraints that a strategy puts in force together, and out of it together.
///
/// The names are those of UIKit's `UITrackingLayoutGuide`. A constraint may stand in several sets; it is in force where
/// all of them have it so.
public struct ConstraintSet<ConstraintID: Hashable>: Hashable {
  /// The constraints of the set.
  public var constraints: [ConstraintID]
  /// When they are in force.
  public var condition: ConstraintCondition

  /// Creates a set that is in force on a condition.
  public init(_ constraints: [ConstraintID], active condition: ConstraintCondition) {
    self.constraints = constraints
    self.condition = condition
  }

  /// Creates a set that is in force while the keyboard is near all of these edges of the window.
  public init(_ constraints: [ConstraintID], activeWhenNearEdge edges: DirectionalRectEdge) {
    self.init(constraints, active: .nearEdge(edges))
  }

  /// Creates a set that is in force while the keyboard is away from all of these edges of the window.
  public init(_ constraints: [ConstraintID], activeWhenAwayFrom edges: DirectionalRectEdge) {
    self.init(constraints, active: .awayFrom(edges))
  }
}

extension ConstraintSet: Sendable where ConstraintID: Sendable {}
