import Foundation
import KeyboardAvoidanceTesting

/// `compare [--cases N] [--seed N] [SCENE…]`: plays scenes and generated cases by this package and by models of others.
struct CompareCommand {
  /// Why the command cannot run.
  struct Problem: Error {
    let text: String
  }

  private(set) var caseCount = 100_000
  private(set) var seed: UInt64 = 1
  private(set) var paths: [String] = []

  /// Reads the words after `compare`.
  init(_ arguments: [String]) throws(Problem) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--cases": caseCount = try Self.number(words.popFirst(), after: word)
      case "--seed": seed = try Self.number(words.popFirst(), after: word)
      default:
        guard !word.hasPrefix("-") else { throw Problem(text: "no option is called \(word): --cases N, --seed N") }
        paths.append(word)
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(_ word: String?, after option: String) throws(Problem) -> Number
  {
    guard let word, let number = Number(word), number >= 0 else {
      throw Problem(text: "after \(option) a whole number is expected, not '\(word ?? "nothing")'")
    }
    return number
  }

  /// Prints what was found; returns whether this package was never worse.
  func run() async throws -> Bool {
    var scenes = SceneComparison()
    for path in paths { try play(path, &scenes) }
    let generated = GeneratedComparison(seed: seed, caseCount: caseCount)
    let report = ComparisonReport(scenes: scenes, generated: generated, tallies: try await generated.run())
    print(report.text, terminator: "")
    return report.isWon
  }

  private func play(_ path: String, _ scenes: inout SceneComparison) throws {
    let url = URL(fileURLWithPath: path)
    let scene = try Scene(reading: Array(try Data(contentsOf: url)), name: path)
    try scenes.play(scene) { name in
      (try? Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent(name))).map { Array($0) }
    }
  }
}
