import KeyboardEvents

/// Puts sets of constraints in force and out of it, by whether the keyboard is up and by the edges that it is near.
///
/// ```swift
/// avoider.attach(
///   ConstraintSwitch(floating: .follow),
///   to: .constraints([
///     ConstraintSet([barOnKeyboard], activeWhenAwayFrom: .top), ConstraintSet([barAtBottom], activeWhenNearEdge: .top),
///   ]))
/// ```
///
/// Which constraints belong to which set, the target tells. Up means that the keyboard covers part of the window. Sets
/// that depend on edges do so by the rules of ``EdgeProximity``.
///
/// While the keyboard counts for nothing, being hidden, elsewhere, or undocked and not followed, every constraint is as
/// the app has it. As a keyboard off the screen is near the bottom to UIKit, an app that wants the same leaves those
/// constraints in force that belong there: the sets near the bottom, and away from all other edges.
public struct ConstraintSwitch: AvoidanceStrategy, Hashable, Sendable {
  /// What a keyboard that is not docked means: one that is ignored is none, one that is avoided is up and near edges, and
  /// one that is followed is near edges only.
  public var floating: FloatingPolicy
  /// The greatest distance between a keyboard and an edge that it is near, in points.
  public var nearness: Double
  /// Whether the leading edge is the right one.
  public var isRightToLeft: Bool

  /// Creates the strategy.
  public init(
    floating: FloatingPolicy = .ignore, nearness: Double = EdgeProximity.nearness, isRightToLeft: Bool = false
  ) {
    self.floating = floating
    self.nearness = nearness
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the activity of all constraints of the target.
  ///
  /// Those that are switched off come first, so that two sets on the same edges are never in force together. Of one that
  /// stands in several sets that is also what counts: it is in force where all of them have it so.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let isUp = context.isKeyboardUp(floating: floating)
    let edges = edges(in: context)
    var plan = AvoidancePlan.none
    for isActive in [false, true] {
      for (index, constraint) in context.constraints.enumerated() {
        let wanted = constraint.isWanted(isUp: isUp, near: edges)
        if wanted == isActive { plan.adjustments.append(.isActive(wanted, constraint: index)) }
      }
    }
    return plan
  }

  /// The edges that the keyboard is near; nil while it counts for nothing.
  private func edges(in context: AvoidanceContext) -> DirectionalRectEdge? {
    guard context.isKeyboardUp(floating: floating == .ignore ? .ignore : .avoid) else { return nil }
    return EdgeProximity.edges(
      near: context.keyboard, in: context.window, nearness: nearness, isRightToLeft: isRightToLeft)
  }
}

extension ConstraintContext {
  /// Whether the constraint is to be in force; at rest that is for the app to say.
  fileprivate func isWanted(isUp: Bool, near edges: DirectionalRectEdge?) -> Bool {
    switch condition {
    case .whileUp: isUp || isActive
    case .atRest: !isUp && isActive
    case .nearEdge(let wanted): edges.map { !wanted.isEmpty && $0.isSuperset(of: wanted) } ?? isActive
    case .awayFrom(let avoided): edges.map { !avoided.isEmpty && $0.isDisjoint(with: avoided) } ?? isActive
    }
  }
}
