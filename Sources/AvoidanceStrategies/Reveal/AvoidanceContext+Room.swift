import KeyboardEvents

extension AvoidanceContext {
  /// The part of a scroll view that content is brought into, as far as it can be seen; all of it where none can.
  func visibleRoom(of scroll: Int) -> Rect { scrolls[scroll].room.intersection(clip) ?? scrolls[scroll].room }
}
