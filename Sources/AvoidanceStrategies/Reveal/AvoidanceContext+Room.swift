import KeyboardEvents

extension AvoidanceContext {
  /// Returns the height that can be seen of a rectangle in front of the keyboard, in points; below 0 where none can.
  func freeHeight(of frame: Rect, floating: FloatingPolicy) -> Double {
    min(frame.maxY, coveringTop(of: frame, floating: floating) ?? frame.maxY) - frame.minY
  }

  /// Returns the free part of a rectangle that a region can be brought into, and the space to keep above the keyboard.
  ///
  /// A docked keyboard that stands beside the region takes no room from it. Where the keyboard begins below the rectangle,
  /// part of the space is there already.
  func room(
    in frame: Rect, for region: Rect, distance: Double, floating: FloatingPolicy
  ) -> (room: Rect, distance: Double) {
    guard let top = coveringTop(of: frame, floating: floating) else { return (frame, 0) }
    if case .docked(let keyboard) = keyboard, !keyboard.sharesColumn(with: region) { return (frame, 0) }
    var room = frame
    room.size.height = min(frame.maxY, top) - frame.minY
    return (room, max(0, distance - max(0, top - frame.maxY)))
  }
}
