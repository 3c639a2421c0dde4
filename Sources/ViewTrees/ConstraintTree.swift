public import KeyboardEvents

/// A tree with constraints that can be moved, and switched on and off.
///
/// Constraints whose constant is moved are vertical ones; for those that are only switched the line, the span and the
/// constant mean nothing.
///
/// A tree without them names `Never` as its ``ConstraintID`` and writes nothing more.
public protocol ConstraintTree: ViewTree {
  /// What names a constraint.
  associatedtype ConstraintID: Hashable

  /// Returns the metrics of a constraint, or nil for one that is not in a window.
  func constraintMetrics(of constraint: ConstraintID) -> ConstraintMetrics<NodeID>?

  /// Writes the constant, in points.
  func setConstant(_ constant: Double, of constraint: ConstraintID)

  /// Puts a constraint in force or out of it.
  func setActive(_ isActive: Bool, of constraint: ConstraintID)
}

/// What a constraint tells of itself.
public struct ConstraintMetrics<NodeID: Hashable>: Hashable {
  /// The node that the constraint places.
  public var node: NodeID
  /// The line that it hangs on, in window coordinates.
  ///
  /// For an edge that is the edge of the other item, without the constant. A height has no other item: for it, it is the
  /// line that the bottom of the placed node hangs on, the edge of what holds it or else the bottom of what it is in. From
  /// there it has to reach above the keyboard.
  public var line: Double
  /// The frame of the item that the line is an edge of, in window coordinates; it tells which part of the window the line
  /// crosses.
  public var span: Rect
  /// Whether the constraint sets a height, which grows with the constant, and not an edge, which a keyboard pushes up.
  public var isHeight: Bool
  /// The constant, in points.
  public var constant: Double
  /// Whether the constraint is in force.
  public var isActive: Bool

  /// Creates metrics.
  public init(node: NodeID, line: Double, span: Rect, isHeight: Bool, constant: Double, isActive: Bool) {
    self.node = node
    self.line = line
    self.span = span
    self.isHeight = isHeight
    self.constant = constant
    self.isActive = isActive
  }
}

extension ConstraintMetrics: Sendable where NodeID: Sendable {}

extension ConstraintTree where ConstraintID == Never {
  /// Never called: there is no constraint.
  public func constraintMetrics(of constraint: Never) -> ConstraintMetrics<NodeID>? {}
  /// Never called: there is no constraint.
  public func setConstant(_ constant: Double, of constraint: Never) {}
  /// Never called: there is no constraint.
  public func setActive(_ isActive: Bool, of constraint: Never) {}
}
