/// The time of day in the stamps of logs, in seconds since midnight.
enum LogTime {
  /// A day; a log that goes on after midnight counts from 0 again.
  static let day = 86_400.0

  /// The stamp `HH:MM:SS.mmmmmm` of a time in seconds, to the nearest microsecond; nil for one that is no such time.
  ///
  /// Times of a day and more are of a later day, which a stamp does not tell.
  static func stamp(_ seconds: Double) -> String? {
    // From here on a double does not hold microseconds; a clock that counts from 1970 is far below.
    guard seconds >= 0, seconds < 0x1p32 else { return nil }
    let microseconds = Int64(seconds * 1e6 + 0.5) % Int64(day * 1e6)
    let whole = microseconds / 1_000_000
    let clock = [whole / 3600, whole / 60 % 60, whole % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return clock + "." + padded(microseconds % 1_000_000, to: 6)
  }

  private static func padded(_ number: Int64, to length: Int) -> String {
    let digits = number.description
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }

  /// The time of day that a stamp ends with; nil where there is none in it.
  static func seconds(of stamp: String) -> Double? {
    let isPart = { (byte: UInt8) in (48...57).contains(byte) || byte == 46 || byte == 44 || byte == 58 }
    for word in Array(stamp.utf8).split(whereSeparator: { !isPart($0) }) {
      let parts = word.split(separator: 58, omittingEmptySubsequences: false)
      guard parts.count == 3, let hours = DecimalText.value(of: parts[0]),
        let minutes = DecimalText.value(of: parts[1]),
        let seconds = DecimalText.value(of: ArraySlice(parts[2].map { $0 == 44 ? 46 : $0 }))
      else { continue }
      return hours * 3600 + minutes * 60 + seconds
    }
    return nil
  }
}

extension LoggedNotification {
  /// The time of day that the stamp ends with, in seconds; nil where there is none in it.
  public var secondsOfDay: Double? { time.flatMap { LogTime.seconds(of: $0) } }
}

extension [LoggedNotification] {
  /// How long the clock of a replay runs before each notification, in seconds, from 0.
  ///
  /// The stamps tell where there are two to compare, also over midnight; else a notification without a stamp is over, after
  /// its duration, before the next one comes. A stamp that is earlier than the one before counts as the same moment.
  ///
  /// - Complexity: O(*n*).
  public var pauses: [Double] {
    var lastStamp: Double?
    var sinceStamp = 0.0
    var motion = 0.0
    return map { notification in
      let stamp = notification.secondsOfDay
      var pause = motion
      if let stamp, let lastStamp {
        var elapsed = stamp - lastStamp
        if elapsed < -LogTime.day / 2 { elapsed += LogTime.day }
        pause = Swift.max(0, elapsed - sinceStamp)
      }
      sinceStamp = stamp == nil ? sinceStamp + pause : 0
      lastStamp = stamp ?? lastStamp
      motion = notification.unstampedMotion
      return pause
    }
  }
}

extension LoggedNotification {
  /// How long the clock runs for the notification itself, which it does only without a stamp.
  var unstampedMotion: Double {
    guard secondsOfDay == nil, let duration, duration.isFinite, duration > 0 else { return 0 }
    return duration
  }
}
