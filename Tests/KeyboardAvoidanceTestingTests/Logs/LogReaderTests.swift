import KeyboardAvoidanceTesting
import Testing

@Suite struct LogReaderTests {
  static let texts = LoggedText.descriptions + LoggedText.prints + LoggedText.others

  @Test(arguments: texts)
  func `what a text says is read, and nothing else`(logged: LoggedText) {
    #expect(LogReader.notifications(in: logged.text).map(\.json) == logged.expected)
  }

  @Test(arguments: texts)
  func `a text may come in pieces of any size`(logged: LoggedText) {
    let bytes = Array(logged.text.utf8)
    for size in [1, 2, 3, 7, 64] {
      var reader = LogReader()
      var found: [LoggedNotification] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += reader.read(bytes[start..<min(start + size, bytes.count)])
      }
      found += reader.finish()
      #expect(found.map(\.json) == logged.expected)
    }
  }

  @Test(arguments: texts)
  func `a text may be cut anywhere, end its lines otherwise, and be damaged`(logged: LoggedText) {
    let bytes = Array(logged.text.utf8)
    var generator = SeededGenerator(seed: 20_260_101)
    for end in bytes.indices {
      _ = LogReader.notifications(in: bytes[..<end])
      var damaged = bytes
      damaged[end] = UInt8.random(in: 0...255, using: &generator)
      _ = LogReader.notifications(in: damaged)
    }
    let carriageReturns = logged.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(LogReader.notifications(in: carriageReturns).map(\.json) == logged.expected)
  }

  @Test func `brackets may be nested as deep as a text is long`() {
    let deep = String(repeating: "{[", count: 100_000)
    let text = deep + "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 1}, {2, 3}}\";"
    #expect(LogReader.notifications(in: text).count == 1)
  }
}
