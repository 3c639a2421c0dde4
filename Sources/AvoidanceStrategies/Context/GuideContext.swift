/// A keyboard guide as a strategy sees it; its view is the context's target.
public struct GuideContext: Hashable, Sendable {
  /// The height at rest, in points: the safe area at the view's bottom, or 0.
  public var restingHeight: Double
  /// Whether it follows a keyboard that is not docked.
  public var followsUndockedKeyboard: Bool

  /// Creates a guide context.
  public init(restingHeight: Double, followsUndockedKeyboard: Bool = false) {
    self.restingHeight = restingHeight
    self.followsUndockedKeyboard = followsUndockedKeyboard
  }
}
