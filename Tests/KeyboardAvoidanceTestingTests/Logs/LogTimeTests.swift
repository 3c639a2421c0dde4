import KeyboardAvoidanceTesting
import Testing

@Suite struct LogTimeTests {
  private static let clocks: [(stamps: [String?], pauses: [Double])] = [
    // Stamps are compared; a time of day later than the next one's is before midnight.
    (["10:00:00.5", "10:00:02", "10:00:01"], [0, 1.5, 0]),
    (["23:59:59.75", "00:00:00.25"], [0, 0.5]),
    // Without stamps, each takes its duration, here a quarter second.
    ([nil, nil, nil], [0, 0.25, 0.25]),
    // The clock of the stamps goes on under one that has none.
    (["10:00:00", nil, "10:00:01"], [0, 0, 1]),
    (["10:00:00", nil, nil, "10:00:01"], [0, 0, 0.25, 0.75]),
    ([nil, "10:00:00", "10:00:01"], [0, 0.25, 1]),
  ]

  @Test(arguments: clocks)
  func `the clock of a replay runs by the stamps, else by the durations`(stamps: [String?], pauses: [Double]) {
    let log = stamps.map { LoggedNotification(duration: 0.25, time: $0, line: 1) }
    #expect(log.pauses == pauses)
  }

  @Test(arguments: [nil, -1, .nan, .infinity])
  func `a duration that is none takes no time`(duration: Double?) {
    #expect([1, 2].map { LoggedNotification(duration: duration, line: $0) }.pauses == [0, 0])
  }

  @Test(arguments: [
    (1_099_511_627_776, 1_099_511_627_776), (-9_007_199_254_740_991, -9_007_199_254_740_991),
    // 2⁵³ and more.
    (9_007_199_254_740_992, nil), (.max, nil), (.min, nil),
  ])
  func `a curve is read as far as whole numbers are exact`(written: Int, read: Int?) {
    let log = "{ UIKeyboardAnimationCurveUserInfoKey = \(written); }"
    #expect(LogReader.notifications(in: log).map { $0.curve } == [read])
  }
}
