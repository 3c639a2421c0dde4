import KeyboardEvents

/// Serves a whole screen: the scroll views around the focus first, from the inside out, and a shift for the rest.
///
/// The target is the screen's root view. Each scroll view takes what it can: one in which the focus fits above the keyboard
/// gets room at its end and scrolls; one in which it does not fit brings it up to its own top at most, and leaves the rest to
/// the next one outward. What no scroll view can show is left to a shift of the target; how much of a scroll view is covered
/// is measured where the target stands unmoved. Where the host makes room by itself, that much less is added.
public struct AutomaticAvoidance: AvoidanceStrategy, Hashable, Sendable {
  /// The space wanted between what is revealed and the keyboard, in points.
  public var distance: Double
  /// What of the focus is revealed.
  public var subject: RevealSubject
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(distance: Double = 0, subject: RevealSubject = .field, floating: FloatingPolicy = .ignore) {
    self.distance = distance
    self.subject = subject
    self.floating = floating
  }

  /// Returns insets and offsets of the scroll views around the focus, and the translation of the target.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let covered = context.coveredHeight(of: context.target, floating: floating)
    guard context.isKeyboardUp(for: context.target, floating: floating) else {
      return AvoidancePlan([.translation(0)], covered: covered)
    }
    var pass = ScrollChainPass(context, self)
    pass.run()
    return pass.plan(covered: covered)
  }
}
