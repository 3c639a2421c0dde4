import Testing

/// A text that somebody might paste, and what must be read from it: the lines of JSON, written by hand.
struct LoggedText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let expected: [String]

  init(_ description: String, _ text: String, _ expected: String...) {
    testDescription = description
    self.text = text
    self.expected = expected
  }
}

/// The line of a notification, with what most of them have in common.
func json(
  _ name: String? = nil, begin: String? = nil, end: String? = nil, duration: String? = nil, curve: String? = nil,
  isLocal: String? = nil, time: String? = nil, line: Int
) -> String {
  let quoted = { (text: String?) in text.map { "\"\($0)\"" } ?? "null" }
  return "{\"name\":\(quoted(name)),\"begin\":\(begin ?? "null"),\"end\":\(end ?? "null"),"
    + "\"duration\":\(duration ?? "null"),\"curve\":\(curve ?? "null"),\"isLocal\":\(isLocal ?? "null"),"
    + "\"time\":\(quoted(time)),\"line\":\(line)}"
}
