/// Why a model can be better in a single case.
enum Explanation: String, Hashable, Sendable, CaseIterable {
  case overscroll = "the model scrolls beyond the end of the content"
  case movesMore = "the model moves more than is needed, and so happens to show more of a later field"
  case coversMore = "the model moves less and leaves more covered in the same case"
  case leftovers = "what the model did not give back after an earlier hide is still in force"
  case otherWay = "the model goes another way"
}

extension Explanation {
  /// Returns the line of the case after which the model was better by most, and why.
  static func of(_ measure: Measure, model: CaseRun, ours: CaseRun) -> (line: Int, Explanation) {
    let theirs = Dictionary(model.steps.map { ($0.line, $0) }) { first, _ in first }
    let lead = { (step: CaseRun.Step) in step.measures[measure] - (theirs[step.line]?.measures[measure] ?? 0) }
    let line = ours.steps.max { lead($0) < lead($1) }?.line ?? 0
    return (line, explanation(measure, model: model, ours: ours, at: line))
  }

  private static func explanation(_ measure: Measure, model: CaseRun, ours: CaseRun, at line: Int) -> Explanation {
    let visible = CaseTally.visibleDifference
    let (theirs, own) = (model.measures, ours.measures)
    if measure == .needless, theirs.covered > own.covered + visible { return .coversMore }
    if model.greatestOverscroll > visible { return .overscroll }
    if measure == .covered, theirs.needless > own.needless + visible { return .movesMore }
    return theirs.unrestored > own.unrestored + visible ? .leftovers : .otherWay
  }
}
