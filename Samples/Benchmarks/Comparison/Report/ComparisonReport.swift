import KeyboardAvoidanceTesting

/// What a comparison found, as text for a person.
struct ComparisonReport {
  let scenes: SceneComparison
  let generated: GeneratedComparison
  let tallies: [System: CaseTally]

  /// What is counted, and how; it stands above the numbers.
  static let header = """
    Side by side: this package and models of others.

    The others are models, made from their published behaviour: each follows the rules that the other's code and
    documentation state, at the values where its motions end. No code of theirs runs here. Where a rule leaves something
    open, the reading that serves the other best is taken: its delays are 0, its distances are those asked for, and what
    it scrolls by a public call of the platform is clamped as that call does.

      scenes right        All of a scene's claims on what a person sees hold: visible, unmoved, restored. A scene counts
                          for a system that has the means: one avoider without options, and for one that only scrolls,
                          fields in scroll views.
      left covered        Points of the edited field that stay hidden, and could be shown, after each focus and each
                          change of a docked keyboard. What could be shown is the most that any offsets in range and
                          any lift of the screen show at once. Of a field that cannot be shown whole nothing is
                          missing where it fills all that is seen of the views around it. What a lift or scrolling
                          brings into the safe area counts as seen.
      moved without need  Points that the field moves beyond the least way that shows as much as can be shown; all of
                          the way where it was in sight. To give back a lift, or room that a smaller keyboard takes
                          back, is no such movement, nor is any where scroll views have to go against each other.
                          Content that stood out of its range and has to move may go back into that. Of a field of
                          which nothing can be shown no movement counts.
      not restored        Points by which insets, offsets and frames are, after each hide, from what the app and the
                          user have made of them; clamps to the content count as the app's.

    The numbers are vertical. A keyboard that is not docked covers nothing. A system for scroll views stands in the
    innermost one around the field, the others in the screen's root view. Every system plays the same cases.
    """

  var text: String {
    var parts = [Self.header]
    parts.append("Scenes\n\n" + SceneTable(shares: scenes.shares).lines.joined(separator: "\n"))
    parts.append(
      "\(generated.caseCount) generated cases, seeds from \(generated.seed)\n\n"
        + CaseTable(tallies: tallies).lines.joined(separator: "\n"))
    parts.append(contentsOf: betterText)
    parts.append(verdict)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Whether this package was right in every scene, and worse in sum than none of the models.
  var isWon: Bool { lost.isEmpty && (scenes.shares[.ours]?.wrong ?? []).isEmpty }

  private var lost: [String] {
    System.models.flatMap { system -> [String] in
      guard let tally = tallies[system] else { return [] }
      return tally.lost.map { measure in
        let difference = tally.ours[measure] - tally.model[measure]
        return "worse than \(system.title): \(measure.rawValue), by \(difference.short) points in "
          + "\(tally.caseCount) cases"
      }
    }
  }

  private var verdict: String {
    let wrong = (scenes.shares[.ours]?.wrong ?? []).map { "wrong: \($0)" }
    guard isWon else { return "FAILED\n" + (lost + wrong).joined(separator: "\n") }
    return "This package is worse than none of the models by any of the numbers, over all cases."
  }

  /// The single cases in which a model was better: how many, why, and one of each kind as a scene.
  private var betterText: [String] {
    System.models.flatMap { system -> [String] in
      guard let tally = tallies[system], !tally.better.isEmpty else { return [] }
      var lines = ["Single cases in which \(system.title) was better"]
      for measure in Measure.allCases {
        for explanation in Explanation.allCases {
          guard let count = tally.better[measure]?[explanation] else { continue }
          lines.append("  \(count) × \(measure.rawValue): \(explanation.rawValue)")
        }
      }
      return [lines.joined(separator: "\n")] + tally.examples.map { example($0, system) }
    }
  }

  private func example(_ example: CaseTally.Example, _ system: System) -> String {
    let lines = FormGenerator.scene(seed: example.seed).text.split(separator: "\n").map { String($0) }
    let numbers = "\(example.model.short) points, and this package \(example.ours.short)"
    let head = ["# seed \(example.seed): \(system.title), \(example.measure.rawValue): \(numbers)"]
    let body = lines.enumerated().map { index, line in
      index + 1 == example.line ? "\(line)  # here: \(example.explanation.rawValue)" : line
    }
    return (head + body).map { "    \($0)" }.joined(separator: "\n")
  }
}

extension Double {
  /// A whole number of points, or a tenth where it is small.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 || abs(self) >= 100 ? "\(Int(rounded()))" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
