public import KeyboardEvents

extension LoggedNotification {
  /// Creates what a log tells of a posted event.
  ///
  /// A log has no place for the screen, the sequence and the user info of a transition.
  ///
  /// - Parameters:
  ///   - event: Which of the six was posted.
  ///   - transition: Its payload; what is missing there is missing in the log.
  ///   - time: The stamp of the log line, as written.
  ///   - line: The line in the log, from 1.
  public init(_ event: KeyboardEvent, _ transition: KeyboardTransition, time: String? = nil, line: Int) {
    self.init(
      name: event, begin: transition.beginFrame, end: transition.endFrame, duration: transition.animationDuration,
      curve: transition.animationCurve?.rawValue, isLocal: transition.isLocal, time: time, line: line)
  }

  /// The event that the notification posts again: without a name it is a change of the frame.
  public var event: KeyboardEvent { name ?? .willChangeFrame }

  /// The payload that the notification posts again; what the log does not say is missing.
  public var transition: KeyboardTransition {
    KeyboardTransition(
      beginFrame: begin, endFrame: end, animationDuration: duration,
      animationCurve: curve.map { AnimationCurve(rawValue: $0) }, isLocal: isLocal)
  }
}
