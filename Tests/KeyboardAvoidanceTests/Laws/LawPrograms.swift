import Foundation
import KeyboardAvoidanceTesting

/// Which programs the laws are tested with.
enum LawPrograms {
  /// The seed that is to be run alone, from `KEYBOARD_LAW_SEED`.
  static let onlySeed = number("KEYBOARD_LAW_SEED")
  /// How many programs are run in all, from `KEYBOARD_LAW_PROGRAMS`.
  static let count = number("KEYBOARD_LAW_PROGRAMS") ?? 20_000

  /// The seeds for one law and one kind of avoider; no two laws share one.
  static func seeds(for law: AvoidanceLaw) -> Range<UInt64> {
    if let onlySeed { return onlySeed..<(onlySeed + 1) }
    let share = UInt64(AvoidanceLaw.allCases.count * SceneGenerator.Kind.allCases.count)
    let start = UInt64(law.rawValue) << 32
    return start..<(start + (count + share - 1) / share)
  }

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }
}
