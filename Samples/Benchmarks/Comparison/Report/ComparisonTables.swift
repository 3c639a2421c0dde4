/// How many scenes each system plays right.
struct SceneTable {
  let shares: [System: SceneComparison.Share]

  var lines: [String] {
    ["| system | scenes right |", "|---|---|"]
      + System.allCases.compactMap { system in
        shares[system].map { share in
          let percent = Double(share.right) * 100 / Double(max(1, share.count))
          return "| \(system.title) | \(share.right) of \(share.count), \(percent.short) % |"
        }
      }
  }
}

/// What each model left undone, beside what this package did in the same cases.
struct CaseTable {
  let tallies: [System: CaseTally]

  var lines: [String] {
    let measures = Measure.allCases.map { $0.rawValue }.joined(separator: " | ")
    return ["| system | cases | \(measures) |", "|---|---|---|---|---|"]
      + System.models.compactMap { system in tallies[system].map { row(system, $0) } }
      + ["", "Points in all cases together: the model's, and in brackets this package's in the same cases."]
  }

  private func row(_ system: System, _ tally: CaseTally) -> String {
    let cells = Measure.allCases.map { "\(tally.model[$0].short) (\(tally.ours[$0].short))" }
    return "| \(system.title) | \(tally.caseCount) | \(cells.joined(separator: " | ")) |"
  }
}
