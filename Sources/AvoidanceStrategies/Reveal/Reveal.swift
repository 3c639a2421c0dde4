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
  ///   - padding: the space wanted around the region, in points; less is given where the room has not that much to spare.
  ///     A side that is below 0 or not a number wants none.
  ///   - alignment: where the region is brought to from top to bottom once it has to move that way at all.
  public static func displacement(
    of region: Rect, into room: Rect, padding: Insets = .zero, alignment: RevealAlignment = .nearest
  ) -> Point {
    // Most often all of it is in sight, with its space around it.
    if room.holds(region, with: padding) { return .zero }
    return Point(
      x: horizontalDisplacement(of: region, into: room, padding: padding),
      y: verticalDisplacement(of: region, into: room, padding: padding, alignment: alignment))
  }

  static func horizontalDisplacement(of region: Rect, into room: Rect, padding: Insets) -> Double {
    let (left, right) = granted(padding.left, padding.right, of: room.width - region.width)
    return nearest(region.minX - left, region.maxX + right, room.minX, room.maxX)
  }

  static func verticalDisplacement(
    of region: Rect, into room: Rect, padding: Insets, alignment: RevealAlignment
  ) -> Double {
    let spare = room.height - region.height
    let (above, below) = granted(padding.top, padding.bottom, of: spare)
    let way = nearest(region.minY - above, region.maxY + below, room.minY, room.maxY)
    guard way != 0, spare >= 0 else { return way }
    return switch alignment.place {
    case .nearest: way
    case .center: region.midY - room.midY
    case .top: region.minY - room.minY - max(above, below)
    case .fraction(let fraction): region.minY - room.minY - above - fraction * max(0, spare - above - below)
    }
  }

  /// What two opposite sides get of the space that they want: neither more than there is to spare, and where both together
  /// want more, each the same share of what it would get by itself.
  private static func granted(_ first: Double, _ second: Double, of spare: Double) -> (Double, Double) {
    // Most of what is revealed wants no space around it.
    guard first > 0 || second > 0 else { return (0, 0) }
    let (first, second) = (max(0, min(first, spare)), max(0, min(second, spare)))
    guard first + second > spare, first > 0 else { return (first, second) }
    let share = spare * (first / (first + second))
    return (share, spare - share)
  }

  /// The shortest way on one axis: 0 while the two distances between equal ends lie on both sides of it.
  private static func nearest(_ start: Double, _ end: Double, _ roomStart: Double, _ roomEnd: Double) -> Double {
    let leading = start - roomStart
    let trailing = end - roomEnd
    if leading > 0, trailing > 0 { return min(leading, trailing) }
    if leading < 0, trailing < 0 { return max(leading, trailing) }
    return 0
  }
}
