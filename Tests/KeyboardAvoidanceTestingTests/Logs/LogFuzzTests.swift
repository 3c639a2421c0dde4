import Foundation
import KeyboardAvoidanceTesting
import Testing

@Suite struct LogFuzzTests {
  /// Set `LOG_FUZZ_SEED` to a printed seed to see its failure again.
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["LOG_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9_999_999)

  @Test func `logs that were changed at random are read to their end, in chunks as in whole`() {
    print("LOG_FUZZ_SEED=\(Self.seed)")
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<600 {
      let log = mutant(using: &random)
      let whole = LogReader.notifications(in: log)
      let lineCount = log.count { $0 == UInt8(ascii: "\n") } + 1
      #expect(whole.allSatisfy { (1...lineCount).contains($0.line) }, "seed \(Self.seed)")
      var reader = LogReader()
      let cut = Int.random(in: 0...log.count, using: &random)
      let parts = reader.read(log[..<cut]) + reader.read(log[cut...]) + reader.finish()
      #expect(parts.map(\.json) == whole.map(\.json), "seed \(Self.seed)")
    }
  }

  /// A part of a fixture with bytes changed, doubled, taken away and put in from another.
  private func mutant(using random: inout SeededGenerator) -> [UInt8] {
    var log = excerpt(using: &random)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0...log.count, using: &random)
      let end = min(log.count, place + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0...5, using: &random) {
      case 0: log.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: log.removeSubrange(place..<end)
      case 2: log.insert(contentsOf: log[place..<end], at: place)
      case 3: log.insert(Array("{}[]()\"'=:;,\n \\/<>-.0".utf8).randomElement(using: &random) ?? 0, at: place)
      case 4: log.insert(contentsOf: excerpt(using: &random).prefix(60), at: place)
      default: if place < end { log[place] = UInt8.random(in: 32...126, using: &random) }
      }
    }
    return log
  }

  private func excerpt(using random: inout SeededGenerator) -> [UInt8] {
    guard let log = LogFixture.all.randomElement(using: &random)?.log else { return [] }
    let start = Int.random(in: 0...log.count, using: &random)
    return Array(log[start...].prefix(500))
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "{", "[(", "}", "\"", "'\\\"", "UIKeyboard ", "UIKeyboardFrameEndUserInfoKey = {{0, ", "1", "-.",
      "keyboardDidShow {", "UIKeyboardWillShowNotification\n", "\n", "\u{1B}[", "&lt", "a = b; ", "{\n",
      "UIKeyboardXUserInfoKey = {",
    ])
  func `a text that repeats itself without end is read to its end`(part: String) {
    let log = [UInt8](String(repeating: part, count: 40_000 / part.utf8.count).utf8)
    let found = LogReader.notifications(in: log)
    #expect(found.count <= log.count / 8)
  }
}
