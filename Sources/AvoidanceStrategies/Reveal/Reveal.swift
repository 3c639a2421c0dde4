public import KeyboardEvents

/// How content has to move so that a part of it is in sight: pure functions on rectangles, on both axes.
public enum Reveal: Sendable {
  /// Returns how far content must move up and left so that a region of it is inside a room; zero where it is already.
  ///
  /// On each axis by itself: a region that fits moves the shortest way; one that is larger than the room moves to its
  /// nearest edge, and not at all while it reaches over both. The shortest way is also what UIKit's
  /// `scrollRectToVisible(_:animated:)` takes.
  ///
  /// - Parameters:
  ///   - region: what is to be in sight, in the coordinates of the room.
  ///   - room: where it can be seen.
  ///   - distance: the space wanted below the region, in points; less is given where there is not that much room.
  ///   - alignment: where the region is brought to once it has to move at all.
  public static func displacement(
    of region: Rect, into room: Rect, distance: Double = 0, alignment: RevealAlignment = .nearest
  ) -> Point {
    let horizontal = nearest(region.minX, region.maxX, room.minX, room.maxX)
    let spare = room.height - region.height
    let space = max(0, min(distance, spare))
    var vertical = nearest(region.minY, region.maxY + space, room.minY, room.maxY)
    if vertical != 0, spare >= 0 {
      switch alignment {
      case .nearest: break
      case .center: vertical = region.midY - room.midY
      case .top: vertical = region.minY - room.minY - max(0, min(distance, spare))
      }
    }
    return Point(x: horizontal, y: vertical)
  }

  /// The shortest way on one axis: 0 while the two distances between equal ends lie on both sides of it.
  private static func nearest(_ start: Double, _ end: Double, _ roomStart: Double, _ roomEnd: Double) -> Double {
    let leading = start - roomStart
    let trailing = end - roomEnd
    if min(leading, trailing) > 0 { return min(leading, trailing) }
    if max(leading, trailing) < 0 { return max(leading, trailing) }
    return 0
  }
}

/// Where a region is brought to once it has to move.
public enum RevealAlignment: Hashable, Sendable, CaseIterable {
  /// The nearest place where it is in sight.
  case nearest
  /// Its middle at the middle of the room.
  case center
  /// Its top at the room's top, by the distance below it.
  case top
}
