import KeyboardAvoidanceTesting
import KeyboardEvents

/// Four runs of one form side by side, as text for a person.
struct Comparison {
  let runs: [FormRun]
  let notificationCount: Int

  var text: String {
    var parts = [opening]
    parts.append(ComparisonTable(runs: runs).lines.joined(separator: "\n"))
    parts.append(drawings("before: the lowest field is edited", at: 1))
    if let highest { parts.append(drawings("after: the keyboard is up", at: highest)) }
    parts.append(closing)
    return parts.joined(separator: "\n\n")
  }

  private var opening: String {
    """
    One form, four ways to keep the edited field above the keyboard.
    A log of \(notificationCount) keyboard notifications from a phone of 375x812 points is replayed to each.
    \(leftAlone)

    \(runs.map { "  " + $0.situation.rawValue.padded(to: 10) + $0.situation.summary }.joined(separator: "\n"))
    """
  }

  private var leftAlone: String {
    guard let steps = runs.first?.steps, let highest, let keyboard = steps[highest].moment.keyboard,
      let field = steps[0].moment.item("note")
    else { return "" }
    let (bottom, top) = (field.frame.maxY.short, keyboard.minY.short)
    return "Left alone the field would be covered: it ends at \(bottom), and the keyboard's top comes up to \(top)."
  }

  private var closing: String {
    let isKept = runs.allSatisfy { $0.outcome.isPassed }
    return isKept
      ? "The field was in sight after every event, and each form is back exactly as it was."
      : "Not every form kept its field in sight or is back as it was:"
  }

  /// The step at which the keyboard stands highest.
  private var highest: Int? {
    guard let steps = runs.first?.steps else { return nil }
    let shown = steps.indices.filter { steps[$0].moment.keyboard != nil }
    return shown.min { (steps[$0].moment.keyboard?.minY ?? 0) < (steps[$1].moment.keyboard?.minY ?? 0) }
  }

  private func drawings(_ title: String, at step: Int) -> String {
    let columns = runs.compactMap { run -> [String]? in
      guard run.steps.indices.contains(step) else { return nil }
      let drawing = TerminalDrawing(run.steps[step].moment, width: Self.width)
      return [run.situation.rawValue.padded(to: Self.width)] + drawing.lines
    }
    let height = columns.map { $0.count }.min() ?? 0
    let rows = (0..<height).map { row in columns.map { $0[row] }.joined(separator: "   ").withoutTrailingSpaces }
    return ([title] + rows).joined(separator: "\n")
  }

  /// Four drawings and the space between them fit into 100 columns.
  private static let width = 22
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingSpaces: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }

  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
