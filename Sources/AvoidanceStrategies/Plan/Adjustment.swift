public import KeyboardEvents

/// One thing that a strategy wants changed; nodes are named by their index in the context.
public enum Adjustment: Hashable, Sendable {
  /// The bottom of a scroll view's content inset, in points, without what the host adds.
  case contentInsetBottom(Double, scroll: Int)
  /// The bottom of a scroll view's indicator inset, in points, without what the host adds.
  case indicatorInsetBottom(Double, scroll: Int)
  /// Where a scroll view's content is.
  case contentOffset(Point, scroll: Int)
  /// The constant of a constraint, in points.
  case constant(Double, constraint: Int)
  /// Whether a constraint is in force.
  case isActive(Bool, constraint: Int)
  /// How far the target is moved from its unmoved place, in points; upwards is negative.
  case translation(Double)
  /// How much the target's height changes at its bottom, in points; smaller is negative.
  case heightChange(Double)
  /// The height of the guide, in points; nil is its rest.
  case guideHeight(Double?)
}
