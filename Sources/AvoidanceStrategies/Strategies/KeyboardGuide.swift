import KeyboardEvents

/// Lets a guide begin at the keyboard's top, so that whatever is laid out by it follows.
///
/// The target is a guide in a view. At rest it is the safe area at the view's bottom or nothing; while a docked keyboard
/// covers more of the view than that, it reaches up to the keyboard's top.
public struct KeyboardGuide: AvoidanceStrategy, Hashable, Sendable {
  /// What a keyboard that is not docked means; a guide can also be told itself to follow it.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(floating: FloatingPolicy = .ignore) { self.floating = floating }

  /// Returns the height of the guide.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    guard let guide = context.guide else { return .none }
    let follows = floating != .ignore || guide.followsUndockedKeyboard
    let top = context.coveringTop(of: context.target, floating: follows ? .avoid : .ignore) ?? .infinity
    // A keyboard that reaches above the view leaves nothing of it free; the guide ends at the view's top then.
    let covered = min(max(0, context.target.maxY - top), context.target.height)
    return AvoidancePlan(
      [.guideHeight(covered > guide.restingHeight ? covered : nil)], covered: covered)
  }
}
