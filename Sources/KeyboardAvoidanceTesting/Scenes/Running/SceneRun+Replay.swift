public import KeyboardEvents

extension SceneRun {
  /// Plays a log; false where there is no notification in it.
  func replay(_ text: [UInt8]) -> Bool {
    let notifications = LogReader.notifications(in: text)
    guard !notifications.isEmpty else { return false }
    let bounds = tree.bounds(of: .main) ?? .zero
    var lastStamp: Double?
    for notification in notifications.map({ $0.turned(onto: bounds) }) {
      let stamp = notification.secondsOfDay
      if let stamp, let lastStamp { advance(by: stamp - lastStamp) }
      lastStamp = stamp ?? lastStamp
      let transition = KeyboardTransition(
        beginFrame: notification.begin, endFrame: notification.end, animationDuration: notification.duration,
        animationCurve: notification.curve.map { AnimationCurve(rawValue: $0) }, isLocal: notification.isLocal)
      motionCount += 1
      try? emitter.post(KeyboardEvent(rawValue: notification.name?.rawValue ?? "") ?? .willChangeFrame, transition)
      if stamp == nil { advance(by: notification.duration ?? 0) }
    }
    return true
  }
}

extension LoggedNotification {
  /// The time of day that the stamp ends with, in seconds; nil where there is none in it.
  public var secondsOfDay: Double? {
    let bytes = Array((time ?? "").utf8)
    let isPart = { (byte: UInt8) in (48...57).contains(byte) || byte == 46 || byte == 44 || byte == 58 }
    for word in bytes.split(whereSeparator: { !isPart($0) }) {
      let parts = word.split(separator: 58, omittingEmptySubsequences: false)
      guard parts.count == 3, let hours = DecimalText.value(of: parts[0]),
        let minutes = DecimalText.value(of: parts[1]),
        let seconds = DecimalText.value(of: ArraySlice(parts[2].map { $0 == 44 ? 46 : $0 }))
      else { continue }
      return hours * 3600 + minutes * 60 + seconds
    }
    return nil
  }

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
