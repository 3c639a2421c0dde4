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
  /// Whether it belongs to the set that is in force while the keyboard is up; the others are in force at rest.
  public var isForKeyboard: Bool

  /// Creates a constraint context.
  public init(
    line: Double, span: Rect, isHeight: Bool, constant: Double, isActive: Bool = true, isForKeyboard: Bool = false
  ) {
    self.line = line
    self.span = span
    self.isHeight = isHeight
    self.constant = constant
    self.isActive = isActive
    self.isForKeyboard = isForKeyboard
  }
}
