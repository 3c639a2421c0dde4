import KeyboardEvents

extension LoggedNotification {
  /// The notification as one line of a log, without the line's end, in the form of an Objective-C description.
  ///
  /// ``LogReader`` reads an equal notification from it, its numbers bit for bit, when it stands on the same line of a text
  /// and these hold, as they do for what a keyboard sends: something is known besides the time, the time is a stamp of a
  /// log, and the curve lies within ±2⁵³, where whole numbers are exact.
  ///
  /// Numbers that are infinite or not a number are written as `inf`, `-inf` and `nan`.
  public var logLine: String {
    var text = time.map { $0 + " " } ?? ""
    text += "NSConcreteNotification {"
    if let name { text += "name = UIK" + name.rawValue.dropFirst() + "Notification; " }
    text += "userInfo = {"
    for (key, value) in entries { text += "UIKeyboard" + key + "UserInfoKey = " + value + "; " }
    return text + "}}"
  }

  private var entries: [(key: String, value: String)] {
    var entries: [(key: String, value: String)] = []
    if let curve { entries.append(("AnimationCurve", curve.description)) }
    if let duration { entries.append(("AnimationDuration", number(duration))) }
    if let begin { entries.append(("FrameBegin", begin.logged)) }
    if let end { entries.append(("FrameEnd", end.logged)) }
    if let isLocal { entries.append(("IsLocal", isLocal ? "1" : "0")) }
    return entries
  }
}

extension Rect {
  /// The rectangle as `NSValue` describes one.
  fileprivate var logged: String {
    "\"NSRect: {{\(number(minX)), \(number(minY))}, {\(number(width)), \(number(height))}}\""
  }
}
