public import KeyboardEvents

/// A constraint as a strategy sees it.
public struct ConstraintContext: Hashable, Sendable {
  /// The line that it hangs on, in window coordinates.
  public var line: Double
  /// The frame of what it hangs on, in window coordinates.
  public var span: Rect
  /// Whether it sets a height, which grows with the constant, and not an edge, which a keyboard pushes up.
  public var isHeight: Bool
  /// The app's own constant, in points.
  public var constant: Double
  /// Whether the app has it in force.
  public var isActive: Bool
  /// When it is to be in force, if it is one of a set; else it means nothing.
  public var condition: ConstraintCondition

  /// Creates a constraint context.
  public init(
    line: Double, span: Rect, isHeight: Bool, constant: Double, isActive: Bool = true,
    condition: ConstraintCondition = .whileUp
  ) {
    self.line = line
    self.span = span
    self.isHeight = isHeight
    self.constant = constant
    self.isActive = isActive
    self.condition = condition
  }
}
