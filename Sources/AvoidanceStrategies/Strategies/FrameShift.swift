import KeyboardEvents

/// Moves a whole view up by what is missing to show what is edited in it.
///
/// The target is a view. The shift is computed from its unmoved place for each focus, so it never accumulates; it is 0
/// without a focus in the view, and never downwards.
public struct FrameShift: AvoidanceStrategy, Hashable, Sendable {
  /// The space wanted between what is revealed and the keyboard, in points.
  public var distance: Double
  /// The most that the view may move, in points; nil is no limit.
  public var limit: Double?
  /// What of the focus is revealed.
  public var subject: RevealSubject
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy.
  public init(
    distance: Double = 0, limit: Double? = nil, subject: RevealSubject = .field, floating: FloatingPolicy = .ignore
  ) {
    self.distance = distance
    self.limit = limit
    self.subject = subject
    self.floating = floating
  }

  /// Returns the translation of the target.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let obstacle = Obstacle(context.keyboard, floating: floating)
    let covered = obstacle.coveredHeight(of: context.target, through: context.clip)
    guard let focus = context.focus, obstacle.isUp(for: context.target, in: context.window) else {
      return AvoidancePlan([.translation(0)], covered: covered)
    }
    let room = obstacle.roomForShift(of: context.target, in: context.window)
    let region = focus.region(subject, fitting: room)
    let distance = focus.distance ?? distance
    // While the user scrolls inside, the view does not move up and down along with it.
    guard context.mayReveal, !context.hasUserScrolled else {
      let missing = obstacle.missingHeight(of: region, distance, context.target, context.window) - context.appliedShift
      return AvoidancePlan([.translation(-context.appliedShift)], covered: covered, missing: max(0, missing))
    }
    let unscrolled = region.offsetBy(x: focus.scrolledInside.x, y: focus.scrolledInside.y)
    let missing = obstacle.missingHeight(of: unscrolled, distance, context.target, context.window)
    let shift = min(missing, limit ?? .infinity)
    return AvoidancePlan([.translation(-shift)], covered: covered, missing: missing - shift)
  }
}

extension Obstacle {
  /// The height that is free in a window for what is moved up with a view in it, in points.
  func roomForShift(of target: Rect, in window: Rect) -> Double {
    min(top(covering: target) ?? window.maxY, window.maxY) - window.minY
  }

  /// How far a region in a view is from its nearest place in sight, upwards, in points; 0 where it need not go up.
  ///
  /// The room is the window above the keyboard: what is moved with a view is not clipped by it.
  func missingHeight(of region: Rect, _ distance: Double, _ target: Rect, _ window: Rect) -> Double {
    guard top(covering: target) != nil else { return 0 }
    return max(0, displacement(of: region, into: window, padding: Insets(bottom: distance)).y)
  }
}
