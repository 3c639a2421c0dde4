import KeyboardAvoidanceTesting
import KeyboardEvents

/// A form in which systems print a notification.
enum LogPrint: CaseIterable, Sendable {
  case objectiveC
  case swift
  case json

  /// The notification in the form, with the line end.
  func text(of notification: LoggedNotification) -> String {
    let name = notification.name.map { "UIK" + $0.rawValue.dropFirst() + "Notification" }
    let entries = entries(of: notification)
    switch self {
    case .objectiveC:
      let stamp = notification.time.map { $0 + " App[12:34] " } ?? ""
      let body = entries.map { "    \($0.key) = \($0.value);\n" }.joined()
      return "\(stamp)NSConcreteNotification 0x600001 {name = \(name ?? "(null)"); userInfo = {\n\(body)}}\n"
    case .swift:
      let stamp = notification.time.map { $0 + " " } ?? ""
      let body = entries.map { "AnyHashable(\"\($0.key)\"): \($0.value)" }.joined(separator: ", ")
      return "\(stamp)name = \(name ?? "nil"), object = nil, userInfo = Optional([\(body)])\n"
    case .json:
      let stamp = notification.time.map { $0 + " " } ?? ""
      let body = entries.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      let name = notification.name.map { "\"" + $0.rawValue + "\"" } ?? "null"
      return "\(stamp){\"name\":\(name),\"userInfo\":{\(body)}}\n"
    }
  }

  private func entries(of notification: LoggedNotification) -> [(key: String, value: String)] {
    var entries: [(key: String, value: String)] = []
    func add(_ key: String, _ value: String?) {
      if let value { entries.append(("UIKeyboard" + key + "UserInfoKey", value)) }
    }
    add("AnimationCurve", notification.curve.map { "\($0)" })
    add("AnimationDuration", notification.duration.map { self == .objectiveC ? "\"\($0)\"" : "\($0)" })
    add("FrameBegin", notification.begin.map(value))
    add("FrameEnd", notification.end.map(value))
    add("IsLocal", notification.isLocal.map { $0 ? "1" : "0" })
    return entries
  }

  private func value(of rect: Rect) -> String {
    switch self {
    case .objectiveC: "\"NSRect: {{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}\""
    case .swift: "NSRect: {{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
    case .json: "{\"x\":\(rect.minX),\"y\":\(rect.minY),\"width\":\(rect.width),\"height\":\(rect.height)}"
    }
  }
}
