public import KeyboardEvents

/// The keyboard as an obstacle to what can be seen, once it is decided what one that is not docked means.
@usableFromInline
package struct Obstacle: Hashable, Sendable {
  /// The keyboard, in window coordinates.
  @usableFromInline let frame: Rect
  @usableFromInline let kind: Kind

  @usableFromInline
  enum Kind: Sendable {
    case none
    /// What stands in its columns has the keyboard's top as its end.
    case docked
    /// What it meets is covered from the keyboard's top down.
    case afloat
  }

  @inlinable
  package init(_ keyboard: KeyboardState.Placement, floating policy: FloatingPolicy) {
    switch keyboard {
    case .docked(let keyboard) where keyboard.isUsable:
      frame = keyboard
      kind = .docked
    case .floating(let keyboard) where policy == .avoid && keyboard.isUsable:
      frame = keyboard
      kind = .afloat
    default:
      frame = .zero
      kind = .none
    }
  }

  /// The line below which a rectangle counts as covered; nil where the keyboard is no obstacle to it.
  @inlinable
  func top(covering other: Rect) -> Double? {
    switch kind {
    case .none: nil
    // Its own frame was looked at when it was made.
    case .docked: other.isUsable && min(frame.maxX, other.maxX) > max(frame.minX, other.minX) ? frame.minY : nil
    case .afloat: frame.intersects(other) ? frame.minY : nil
    }
  }

  /// Whether it covers part of a window.
  @inlinable
  package func isUp(in window: Rect) -> Bool {
    guard let top = top(covering: window) else { return false }
    return top < window.maxY
  }

  /// Whether it is an obstacle to what a view shows: docked in its window, or afloat over it.
  @inlinable
  package func isUp(for other: Rect, in window: Rect) -> Bool {
    kind == .afloat ? frame.intersects(other) : isUp(in: window)
  }

  /// The height that is covered of a rectangle as far as another one lets it through, in points.
  @inlinable
  package func coveredHeight(of other: Rect, through clip: Rect) -> Double {
    guard kind != .none, other.isUsable, clip.isUsable else { return 0 }
    let (left, right) = (max(other.minX, clip.minX), min(other.maxX, clip.maxX))
    let (top, bottom) = (max(other.minY, clip.minY), min(other.maxY, clip.maxY))
    return coveredHeight(left, right, top, bottom)
  }

  /// The height that is covered of what can be seen between four lines.
  @inlinable
  func coveredHeight(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Double {
    // Most often nothing is, as all of it ends above.
    guard bottom > frame.minY, bottom > top, right > left else { return 0 }
    guard min(right, frame.maxX) > max(left, frame.minX) else { return 0 }
    let end = min(bottom, frame.maxY)
    let start = max(top, frame.minY)
    guard end > start else { return 0 }
    return (kind == .docked ? end : bottom) - start
  }

  /// Whether a region lies above the keyboard by a distance, in points; one below 0 wants no space.
  func leavesFree(_ region: Rect, by distance: Double) -> Bool {
    kind == .none || region.maxY + max(0, distance) <= frame.minY
  }

  /// How far a region in a room must go up to stand above the keyboard by a distance, in points; 0 where that is not in its
  /// way.
  func missingHeight(of region: Rect, _ distance: Double, in room: Rect) -> Double {
    guard let top = top(covering: room), kind == .afloat || frame.sharesColumn(with: region) else { return 0 }
    return max(0, region.maxY + max(0, distance) - top)
  }

  /// The height that can be seen of a rectangle in front of the keyboard, in points; below 0 where none can.
  func freeHeight(of other: Rect) -> Double { min(other.maxY, top(covering: other) ?? other.maxY) - other.minY }

  /// How far content must move up and left to bring a region into what is free of a room.
  ///
  /// A docked keyboard that stands beside the region takes no room from it, unless moving sideways brings it there. Space
  /// below the region is wanted above the keyboard only; where that begins below the room, part of it is there already.
  package func displacement(
    of region: Rect, into room: Rect, padding: Insets, alignment: RevealAlignment = .nearest
  ) -> Point {
    // Most often all of it is in sight, with its space around it.
    if leavesFree(region, by: padding.bottom), room.holds(region, with: padding) { return .zero }
    var padding = padding
    let distance = padding.bottom
    padding.bottom = 0
    var free = room
    let way = Reveal.horizontalDisplacement(of: region, into: room, padding: padding)
    // A docked one is in the way where it stands in the columns of the region once that is inside its room.
    if let top = top(covering: room), kind == .afloat || frame.sharesColumn(with: region.offsetBy(x: -way)) {
      free.size.height = min(room.maxY, top) - room.minY
      padding.bottom = max(0, distance - max(0, top - room.maxY))
    }
    if free.holds(region, with: padding) { return .zero }
    return Point(
      x: way, y: Reveal.verticalDisplacement(of: region, into: free, padding: padding, alignment: alignment))
  }
}
