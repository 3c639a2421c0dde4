/// Finds the time stamp that a log line begins with.
enum LogStamp {
  /// How much of a line is looked at.
  static let length = 80

  /// Returns the stamp as written, or nil where the line does not begin with one.
  ///
  /// A stamp is a date, a time, or both: `2012-01-19 13:05:48.782`, `13:05:48`, `2023-01-01T12:00:00.5+0800`. Spaces,
  /// comment marks and brackets may stand before it.
  static func stamp(in line: [UInt8]) -> String? {
    var start = 0
    while start < line.count, isMark(line[start]) { start += 1 }
    var end = start
    if let date = date(line, at: start) {
      end = date
      if end < line.count, line[end] == UInt8(ascii: " ") || line[end] == UInt8(ascii: "T") {
        if let time = time(line, at: end + 1) { return text(line, start, zone(line, at: time)) }
      }
      return nil
    }
    return time(line, at: start).map { text(line, start, zone(line, at: $0)) }
  }

  private static func text(_ line: [UInt8], _ start: Int, _ end: Int) -> String {
    String(decoding: line[start..<end], as: UTF8.self)
  }

  /// What may stand before a stamp.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ">")
  }

  /// The end of `YYYY-MM-DD` or `YYYY/MM/DD`.
  private static func date(_ line: [UInt8], at start: Int) -> Int? {
    guard let year = digits(line, at: start, 4...4), year < line.count,
      line[year] == UInt8(ascii: "-") || line[year] == UInt8(ascii: "/"),
      let month = digits(line, at: year + 1, 1...2), month < line.count, line[month] == line[year]
    else { return nil }
    return digits(line, at: month + 1, 1...2)
  }

  /// The end of `HH:MM:SS` with as many decimals as there are.
  private static func time(_ line: [UInt8], at start: Int) -> Int? {
    guard let hour = digits(line, at: start, 1...2), hour < line.count, line[hour] == UInt8(ascii: ":"),
      let minute = digits(line, at: hour + 1, 2...2), minute < line.count, line[minute] == UInt8(ascii: ":"),
      let second = digits(line, at: minute + 1, 2...2)
    else { return nil }
    guard second < line.count, line[second] == UInt8(ascii: ".") || line[second] == UInt8(ascii: ",") else {
      return second
    }
    return digits(line, at: second + 1, 1...9) ?? second
  }

  /// The end of a zone, `Z` or `+0800`, where one follows.
  private static func zone(_ line: [UInt8], at start: Int) -> Int {
    guard start < line.count else { return start }
    if line[start] == UInt8(ascii: "Z") { return start + 1 }
    guard line[start] == UInt8(ascii: "+") || line[start] == UInt8(ascii: "-") else { return start }
    guard let hours = digits(line, at: start + 1, 2...4) else { return start }
    guard hours < line.count, line[hours] == UInt8(ascii: ":") else { return hours }
    return digits(line, at: hours + 1, 2...2) ?? hours
  }

  private static func digits(_ line: [UInt8], at start: Int, _ count: ClosedRange<Int>) -> Int? {
    var end = start
    while end < line.count, end - start < count.upperBound, line[end] >= 48, line[end] <= 57 { end += 1 }
    return end - start >= count.lowerBound ? end : nil
  }
}
