import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Prints notifications as the systems print them and reads them back.
@Suite struct LogRoundTripTests {
  private static let samples: [LoggedNotification] = {
    var random = SeededGenerator(seed: 7)
    return (0..<60).map { _ in .random(using: &random) }
  }()

  @Test(arguments: LogPrint.allCases)
  func `what is printed in one form reads back equal`(form: LogPrint) {
    let log = Self.samples.map(form.text).joined()
    #expect(LogReader.notifications(in: log) == Self.samples.numbered { form.text(of: $0) })
  }

  @Test func `what is printed in mixed forms reads back equal`() {
    var prints: [String] = []
    for (index, sample) in Self.samples.enumerated() {
      prints.append(LogPrint.allCases[index % 3].text(of: sample))
    }
    let found = LogReader.notifications(in: prints.joined())
    #expect(found.map(\.name) == Self.samples.map(\.name))
    #expect(found.map(\.begin) == Self.samples.map(\.begin))
    #expect(found.map(\.end) == Self.samples.map(\.end))
    #expect(found.map(\.duration) == Self.samples.map(\.duration))
    #expect(found.map(\.time) == Self.samples.map(\.time))
  }
}

extension LoggedNotification {
  fileprivate static func random(using random: inout SeededGenerator) -> LoggedNotification {
    func rect() -> Rect? {
      guard Bool.random(using: &random) else { return nil }
      let numbers = (0..<4).map { _ in Double.random(in: -1000...1000, using: &random) }
      return Rect(x: numbers[0], y: numbers[1].rounded(), width: numbers[2], height: numbers[3] * 1e-30)
    }
    var sample = LoggedNotification(begin: rect(), end: rect(), line: 0)
    // One entry is always there, or else it would be none.
    sample.curve = Int.random(in: 0...9, using: &random)
    if Bool.random(using: &random) { sample.name = Name.allCases.randomElement(using: &random) }
    if Bool.random(using: &random) { sample.duration = Double.random(in: 0...1, using: &random) }
    if Bool.random(using: &random) { sample.isLocal = Bool.random(using: &random) }
    if Bool.random(using: &random) { sample.time = "2026-01-01 10:00:00.\(Int.random(in: 100...999, using: &random))" }
    return sample
  }
}

extension [LoggedNotification] {
  /// The notifications with the lines that they get when each is printed below the other.
  fileprivate func numbered(by text: (LoggedNotification) -> String) -> [LoggedNotification] {
    var line = 1
    return map { sample in
      var next = sample
      next.line = line
      line += text(sample).count { $0 == "\n" }
      return next
    }
  }
}
