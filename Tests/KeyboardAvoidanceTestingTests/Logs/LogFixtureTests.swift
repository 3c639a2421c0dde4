import KeyboardAvoidanceTesting
import Testing

@Suite struct LogFixtureTests {
  @Test func `there are fixtures`() {
    #expect(LogFixture.all.count > 140)
  }

  @Test(arguments: LogFixture.all)
  func `what a log tells is found, and nothing else`(fixture: LogFixture) {
    let found = LogReader.notifications(in: fixture.log).map { $0.json + "\n" }.joined()
    #expect(found == fixture.expected)
  }

  @Test(arguments: LogFixture.all, [1, 3, 64])
  func `a log in chunks tells the same as a whole one`(fixture: LogFixture, size: Int) {
    var reader = LogReader()
    var found: [LoggedNotification] = []
    for start in stride(from: 0, to: fixture.log.count, by: size) {
      found += reader.read(fixture.log[start..<min(start + size, fixture.log.count)])
    }
    found += reader.finish()
    #expect(found.map { $0.json + "\n" }.joined() == fixture.expected)
  }

  @Test(arguments: LogFixture.all)
  func `a log that is cut anywhere tells nothing that is not there`(fixture: LogFixture) {
    let whole = LogReader.notifications(in: fixture.log)
    var reader = LogReader()
    var before = 0
    for byte in fixture.log {
      before += reader.read(CollectionOfOne(byte)).count
      var cut = reader
      let found = before + cut.finish().count
      #expect(found <= whole.count + 1)
    }
  }

  @Test(arguments: LogFixture.all)
  func `a log has the same in it wherever it stands in a file`(fixture: LogFixture) {
    let shifted = LogReader.notifications(in: Array("first\n\nthen some words\n\n".utf8) + fixture.log)
    var expected = LogReader.notifications(in: fixture.log)
    for index in expected.indices { expected[index].line += 4 }
    #expect(shifted.map(\.json) == expected.map(\.json))
  }
}
