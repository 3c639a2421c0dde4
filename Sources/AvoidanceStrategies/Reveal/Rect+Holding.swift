import KeyboardEvents

extension Rect {
  /// Whether all of another rectangle lies inside; edges may touch.
  func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether it does with space around it; a side that is below 0 or not a number wants none.
  func holds(_ other: Rect, with padding: Insets) -> Bool {
    other.minX - max(0, padding.left) >= minX && other.maxX + max(0, padding.right) <= maxX
      && other.minY - max(0, padding.top) >= minY && other.maxY + max(0, padding.bottom) <= maxY
  }
}
