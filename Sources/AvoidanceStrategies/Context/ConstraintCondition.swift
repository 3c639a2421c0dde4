/// When a constraint of a set is in force.
public enum ConstraintCondition: Hashable, Sendable {
  /// While the keyboard covers part of the window.
  case whileUp
  /// While it does not.
  case atRest
  /// While the keyboard is near all of these edges of the window.
  ///
  /// So two opposite edges are never; and no edges at all are no place, and never in force while there is a keyboard.
  case nearEdge(DirectionalRectEdge)
  /// While the keyboard is away from all of these edges of the window; from no edges, as with ``nearEdge(_:)``.
  case awayFrom(DirectionalRectEdge)
}
