import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents

/// A run of a scene in words, one line for each thing that happens.
enum Story {
  /// The statement as written, behind its line number.
  static func line(_ statement: Scene.Statement) -> String {
    let number = statement.place.line.description
    return String(repeating: " ", count: max(0, 4 - number.count)) + number + "  " + statement.text
  }

  static func line(event: String) -> String { detail("event", event) }

  static func line(note: String) -> String { detail("note", note) }

  /// Who decided and why, what was covered, what was wanted, and how much of it had to be written.
  static func line(decisionOf name: String, _ decision: AvoidanceDecision) -> String {
    let plan = decision.plan
    var words = ["\(name) on \(decision.reason):"]
    words.append("covered \(plan.covered.words),")
    if plan.missing > 0 { words.append("missing \(plan.missing.words),") }
    let wishes = plan.adjustments.map { $0.words }
    words.append("wants \(wishes.isEmpty ? "nothing" : wishes.joined(separator: ", "));")
    words.append(decision.writeCount == 0 ? "nothing written" : "\(decision.writeCount) written")
    return detail("decision", words.joined(separator: " "))
  }

  static func line(_ issue: LifecycleIssue) -> String { detail("issue", "\(issue.kind.rawValue): \(issue.subject)") }

  static func line(expectation found: String?) -> String { detail(found == nil ? "met" : "not met", found ?? "") }

  /// What is different from the moment before, one line for each thing on the screen.
  static func lines(from previous: SceneMoment?, to moment: SceneMoment) -> [String] {
    var lines: [String] = []
    if previous.map({ $0.time != moment.time }) ?? false { lines.append(detail("time", "\(moment.time.words) s")) }
    if previous?.keyboard != moment.keyboard || (previous?.phase ?? .hidden) != moment.phase {
      let place = moment.keyboard.map { " at \($0.words)" } ?? ""
      lines.append(detail("keyboard", moment.phase.rawValue + place))
    }
    let before = Dictionary((previous?.items ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for item in moment.items where before[item.name] != item {
      lines.append(detail(item.kind.rawValue, item.words(before: before[item.name])))
    }
    return lines
  }

  private static func detail(_ label: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: max(1, 10 - label.count))
    return text.isEmpty ? "        \(label)" : "        \(label)\(padding)\(text)"
  }
}

extension SceneMoment.Item {
  /// The name, the place, and the values that differ from those before.
  fileprivate func words(before: SceneMoment.Item?) -> String {
    var words = ["\(name) at \(frame.words)"]
    for reading in values where before.map({ !$0.values.contains(reading) }) ?? true {
      words.append("\(reading.name) \(reading.value)")
    }
    if before?.isFocused != isFocused, isFocused || before != nil { words.append(isFocused ? "edited" : "not edited") }
    return words.joined(separator: ", ")
  }
}
