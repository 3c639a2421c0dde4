import KeyboardEvents

extension SceneRun {
  /// Plays a log; false where there is no notification in it.
  func replay(_ text: [UInt8]) -> Bool {
    let notifications = LogReader.notifications(in: text)
    guard let last = notifications.last else { return false }
    let bounds = tree.bounds(of: .main) ?? .zero
    for (logged, pause) in zip(notifications, notifications.pauses) {
      advance(by: pause)
      let notification = logged.turned(onto: bounds)
      for turn in logged.turns(to: notification) { observer?.note("line \(logged.line): \(turn)") }
      motionCount += 1
      // A payload that cannot be used is an issue already; the log goes on.
      try? emitter.post(notification.event, notification.transition)
    }
    advance(by: last.unstampedMotion)
    return true
  }
}
