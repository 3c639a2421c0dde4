public import KeyboardEvents

extension ObserverCenter {
  /// Writes every keyboard event that is posted from now on as a line of a log, which ``LogReader`` and
  /// `keyboard-lab parse` read back to equal events.
  ///
  ///     var log = ""
  ///     let token = center.addKeyboardLog(clock: { clock.now }) { log += $0 + "\n" }
  ///
  /// The lines are written before any observer hears of the event, in the order of the posts, a nested one's after its
  /// outer one's. An event that the emitter refused was not posted and is not written. What a log has no place for is left
  /// out: the screen, the sequence, the user info, and a finger's drag.
  ///
  /// A centre with a log allocates on each post.
  ///
  /// - Parameters:
  ///   - clock: The time of a post in seconds since any midnight, as since 1970. It is written as the time of day, to the
  ///     microsecond, and only differences count in a replay. Nil, or a time below 0, not finite or from 2³² on, writes no
  ///     stamp; without one a replay takes each event's own duration.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - write: Takes a line, without the line's end.
  /// - Returns: The token of the tap; the log ends with it.
  public func addKeyboardLog(
    clock: (() -> Double)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    to write: @escaping (String) -> Void
  ) -> ObservationToken {
    var lineNumber = 0
    return addTap(fileID: fileID, line: line) { posted in
      for event in KeyboardEvent.allCases {
        guard let transition = posted.payload(of: event.name) else { continue }
        lineNumber += 1
        let time = clock.flatMap { LogTime.stamp($0()) }
        write(LoggedNotification(event, transition, time: time, line: lineNumber).logLine)
      }
    }
  }
}
