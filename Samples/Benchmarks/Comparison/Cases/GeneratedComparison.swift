import KeyboardAvoidanceTesting

/// Our avoider and the models on generated cases.
struct GeneratedComparison {
  let seed: UInt64
  let caseCount: Int

  /// How many cases one task takes at a time.
  var portion = 500

  /// Runs all cases, on all cores; the result does not depend on how many there are.
  func run() async throws -> [System: CaseTally] {
    let starts = stride(from: 0, to: caseCount, by: portion)
    return try await withThrowingTaskGroup { group in
      for start in starts {
        group.addTask { (start, try tallies(start..<min(start + portion, caseCount))) }
      }
      var portions: [Int: [System: CaseTally]] = [:]
      for try await (start, tallies) in group { portions[start] = tallies }
      var sum: [System: CaseTally] = [:]
      for start in starts {
        for (system, tally) in portions[start] ?? [:] { sum[system, default: CaseTally()].add(tally) }
      }
      return sum
    }
  }

  private func tallies(_ cases: Range<Int>) throws(SceneError) -> [System: CaseTally] {
    var tallies: [System: CaseTally] = [:]
    for number in cases {
      let caseSeed = seed &+ UInt64(number)
      let scene = FormGenerator.scene(seed: caseSeed)
      let ours = try CaseRun(scene, by: .ours)
      for system in System.models where !system.needsScrollView || scene.editsInScrollViews {
        tallies[system, default: CaseTally()].add(seed: caseSeed, model: try CaseRun(scene, by: system), ours: ours)
      }
    }
    return tallies
  }
}
