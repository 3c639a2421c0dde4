public import KeyboardEvents

/// Which edges of a window a keyboard is near, by the rules of UIKit's tracking layout guide.
///
/// The rules are those of "Your guide to keyboard layout" (WWDC 2021, session 10259):
///
/// | keyboard | near |
/// |---|---|
/// | off the screen, or outside of the window | the bottom, where the guide rests |
/// | docked, however high it is | the bottom |
/// | across the whole window: undocked or split, or afloat in a narrow window | the top or none |
/// | afloat | none, one edge, or two that meet |
public enum EdgeProximity: Sendable {
  /// The greatest distance between a keyboard and an edge that it is near, in points.
  ///
  /// UIKit does not publish its own. This one is the least side of what a finger can hit, by Apple's Human Interface
  /// Guidelines: in less room than that nothing that belongs to the keyboard fits between it and the edge.
  public static var nearness: Double { 44 }

  /// Returns the edges of a window that a keyboard is near; it is away from all others.
  ///
  /// Only the part of the keyboard inside the window counts. Opposite edges that are both near enough are both away, since
  /// there the keyboard has no side; and what spans the window from side to side is never near the bottom unless docked.
  ///
  /// - Parameters:
  ///   - keyboard: where the keyboard is, in the coordinates of the window.
  ///   - window: the window.
  ///   - nearness: the greatest distance that is near, in points; below 0, or not a number, nothing afloat is near any edge.
  ///   - isRightToLeft: whether text begins at the right, and so the leading edge is the right one.
  public static func edges(
    near keyboard: KeyboardState.Placement, in window: Rect, nearness: Double = nearness, isRightToLeft: Bool = false
  ) -> DirectionalRectEdge {
    guard case .floating(let frame) = keyboard, let visible = frame.intersection(window) else { return .bottom }
    let (left, right): (DirectionalRectEdge, DirectionalRectEdge) =
      isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    var edges: DirectionalRectEdge = []
    if visible.minX - window.minX <= nearness { edges.insert(left) }
    if window.maxX - visible.maxX <= nearness { edges.insert(right) }
    if visible.minY - window.minY <= nearness { edges.insert(.top) }
    if window.maxY - visible.maxY <= nearness { edges.insert(.bottom) }
    if edges.isSuperset(of: [.top, .bottom]) { edges.subtract([.top, .bottom]) }
    if edges.isSuperset(of: [.leading, .trailing]) { edges.formIntersection(.top) }
    return edges
  }
}
