public import KeyboardEvents

extension LoggedNotification {
  /// Returns the notification with its frames as they lie on a screen that is wider than high, where they are in the fixed
  /// portrait coordinates of old systems.
  ///
  /// Such a keyboard is a rectangle as high as the screen is wide, at one of its sides; the bottom of the screen is at that
  /// side. Any other frame stays as it is.
  public func turned(onto screen: Rect) -> LoggedNotification {
    var turned = self
    turned.begin = begin?.turned(onto: screen)
    turned.end = end?.turned(onto: screen)
    return turned
  }

  /// What was turned on the way to another notification, in words: `end turned from 0,0,352,1024`.
  public func turns(to turned: LoggedNotification) -> [String] {
    [("begin", begin, turned.begin), ("end", end, turned.end)].compactMap { word, logged, frame in
      guard let logged, let frame, frame.isFinite, frame != logged else { return nil }
      return "\(word) turned from \(Scene.Value.rect(logged))"
    }
  }
}

extension Rect {
  fileprivate func turned(onto screen: Rect) -> Rect {
    let tolerance = KeyboardState.Placement.dockingTolerance
    guard screen.width > screen.height, abs(height - screen.width) <= tolerance, width < height else { return self }
    let isAtLeft = minX <= tolerance
    return Rect(
      x: minY, y: isAtLeft ? screen.height - maxX : minX, width: height, height: width)
  }
}
