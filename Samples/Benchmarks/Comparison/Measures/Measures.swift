/// What is counted of one system, each in points; 0 is best.
struct Measures: Hashable, Sendable {
  /// How much of what was edited stayed hidden and could have been shown, over all moments that were looked at.
  var covered = 0.0
  /// How far what was edited was moved beyond what was needed to show it.
  var needless = 0.0
  /// How far values were from where they belong after each hide.
  var unrestored = 0.0

  static func += (sum: inout Measures, other: Measures) {
    sum.covered += other.covered
    sum.needless += other.needless
    sum.unrestored += other.unrestored
  }

  /// The number of one measure.
  subscript(measure: Measure) -> Double {
    switch measure {
    case .covered: covered
    case .needless: needless
    case .unrestored: unrestored
    }
  }
}

/// One of the three numbers.
enum Measure: String, Hashable, Sendable, CaseIterable {
  case covered = "left covered"
  case needless = "moved without need"
  case unrestored = "not restored"
}
