import KeyboardEvents
public struct LogReader: Sendable {
  var text: [UInt8] = []
  public init() {}
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [LoggedNotification] { text += bytes; return [] }
  public static func notifications(in bytes: some Sequence<UInt8>) -> [LoggedNotification] {
    var r = LogReader(); return r.read(bytes) + r.finish()
  }
  public static func notifications(in text: String) -> [LoggedNotification] { notifications(in: text.utf8) }
  public mutating func finish() -> [LoggedNotification] {
    var all: [LoggedNotification] = []
    var n = 0
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      n += 1
      for name in LoggedNotification.Name.allCases where line.contains("UIK" + name.rawValue.dropFirst(1) + "Notification") {
        let words = line.split(separator: " ")
        all.append(LoggedNotification(name: name, time: words.count > 1 && words[1].contains(":") ? words[0] + " " + words[1] : nil, line: n))
      }
      guard !all.isEmpty else { continue }
      let numbers = line.split { !"0123456789.-".contains($0) }.compactMap { DecimalText.value(of: ArraySlice(Array($0.utf8))) }
      if line.contains("FrameBegin"), numbers.count == 4 { all[all.count - 1].begin = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
      if line.contains("FrameEnd"), numbers.count == 4 { all[all.count - 1].end = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
      if line.contains("Duration") { all[all.count - 1].duration = numbers.last }
      if line.contains("Curve") { all[all.count - 1].curve = numbers.last.map { Int($0) } }
      if line.contains("IsLocal") { all[all.count - 1].isLocal = numbers.last == 1 }
    }
    return all
  }
}
