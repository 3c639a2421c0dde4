public import KeyboardEvents

/// A keyboard notification as a log tells it: what the text says, and nil for all that it does not say.
///
/// The numbers are those of the text, also those that no keyboard can have: a log is evidence and is not corrected.
public struct LoggedNotification: Hashable, Sendable {
  /// Which of the six notifications it is, or nil where the text does not say.
  public var name: Name?
  /// The keyboard's frame before, in the coordinates of the text.
  public var begin: Rect?
  /// The keyboard's frame after, in the coordinates of the text.
  public var end: Rect?
  /// How long the motion takes, in seconds.
  public var duration: Double?
  /// The raw number of the animation curve, 7 for the keyboard's own.
  public var curve: Int?
  /// Whether the keyboard belongs to the app that wrote the log.
  public var isLocal: Bool?
  /// The stamp of the log line, as written.
  public var time: String?
  /// The line where the notification stands in its text, from 1.
  public var line: Int

  /// Creates a notification of which nothing is known but what is given.
  public init(
    name: Name? = nil, begin: Rect? = nil, end: Rect? = nil, duration: Double? = nil, curve: Int? = nil,
    isLocal: Bool? = nil, time: String? = nil, line: Int
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
    self.time = time
    self.line = line
  }
}

extension LoggedNotification {
  /// The six notifications that a keyboard sends.
  public typealias Name = KeyboardEvent
}
