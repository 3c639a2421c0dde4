import KeyboardAvoidanceTesting
import KeyboardEvents

/// What happened to the edited field in each run: an event a row, a strategy a column.
struct ComparisonTable {
  let runs: [FormRun]
  private let widths = (event: 11, keyboard: 8, run: 16)

  var lines: [String] {
    let rule = runs.reduce(String(repeating: "─", count: widths.event + widths.keyboard + 3)) { line, _ in
      line + "┼" + String(repeating: "─", count: widths.run + 2)
    }
    var lines = [
      row("event", "keyboard", runs.map { $0.situation.rawValue }), row("", "top", runs.map { _ in "field ends at" }),
    ]
    for step in runs.first?.steps.indices ?? 0..<0 { lines += [rule] + rows(step) }
    return lines
  }

  /// The rows of one event: where the field is in each run, and below that what was written for it.
  private func rows(_ step: Int) -> [String] {
    guard let first = runs.first?.steps[step] else { return [] }
    let cells = runs.map { [$0.place(at: step)] + $0.changes(at: step) }
    let keyboard = first.moment.keyboard.map { $0.minY.short } ?? "–"
    let height = cells.map { $0.count }.max() ?? 0
    return (0..<height).map { (line: Int) -> String in
      let words = cells.map { cell in line < cell.count ? cell[line] : "" }
      return line == 0 ? row(first.event, keyboard, words) : row("", "", words)
    }
  }

  private func row(_ event: String, _ keyboard: String, _ cells: [String]) -> String {
    let lead = " " + event.padded(to: widths.event) + " " + keyboard.padded(to: widths.keyboard) + " "
    return cells.reduce(lead) { $0 + "│ " + $1.padded(to: widths.run) + " " }.withoutTrailingSpaces
  }
}

extension FormRun {
  /// Where the edited field ends, and how far that is from the keyboard.
  fileprivate func place(at step: Int) -> String {
    guard let bottom = steps[step].moment.item("note")?.frame.maxY else { return "" }
    guard let keyboard = steps[step].moment.keyboard else { return bottom.short }
    let gap = keyboard.minY - bottom
    return "\(bottom.short), \(abs(gap).short) \(gap < 0 ? "under" : "above")"
  }

  /// What the strategy wrote: each value that is another than before.
  fileprivate func changes(at step: Int) -> [String] {
    guard step > 0 else { return [] }
    let before = situation.writtenValues(in: steps[step - 1].moment)
    let after = situation.writtenValues(in: steps[step].moment)
    return zip(before, after).filter { $0.value != $1.value }.map { "\($1.word) \($1.value.short)" }
  }
}

extension Double {
  /// The number to a tenth, which is as much as a person reads from a table.
  var short: String { Scene.Value.number(rounded(toPlaces: 1)).description }
}
