import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents

/// A decision as a person would tell it; all places are in the coordinates of the window.
struct DecisionWords: Hashable {
  /// The avoider's name, or the statement that describes it.
  var avoider: String
  /// Why it was asked.
  let reason: String
  /// What it saw, one thing each.
  let inputs: [String]
  /// How much the keyboard covers of what it looks at.
  let overlap: String
  let wishes: [String]
  let written: String
  /// What is still missing, and why.
  let left: String
  private static let layout = "\(EvaluationReason.layout)"
  private let missing: Double
  private let isWritten: Bool

  init(_ decision: AvoidanceDecision, by avoider: String) {
    self.avoider = avoider
    reason = "\(decision.reason)"
    inputs = decision.context.inputs
    overlap = decision.plan.covered.words
    wishes = decision.plan.adjustments.map { $0.words }
    written =
      switch (decision.writeCount, wishes.count) {
      case (0, 0): "nothing"
      case (0, _): "nothing: it is so already"
      case (let count, let wanted): count > wanted ? "\(count), with what is given back" : "\(count) of \(wanted)"
      }
    left = decision.left
    missing = decision.plan.missing
    isWritten = decision.writeCount > 0
  }

  /// Whether it saw nothing new but what was written, wants the same, and finds it done.
  func isConfirmation(of other: DecisionWords) -> Bool {
    guard reason == Self.layout || inputs == other.inputs else { return false }
    return !isWritten && wishes == other.wishes && overlap == other.overlap && abs(missing - other.missing) < 1e-6
  }
}

extension AvoidanceContext {
  fileprivate var inputs: [String] {
    var inputs: [String] = []
    switch keyboard {
    case .hidden: inputs.append("no keyboard")
    case .docked(let frame): inputs.append("keyboard docked at \(frame.words)")
    case .floating(let frame): inputs.append("keyboard floating at \(frame.words)")
    }
    inputs.append("target \(target.words)")
    if let focus { inputs.append("editing at \(focus.frame.words)") }
    if let caret = focus?.caret { inputs.append("caret \(caret.words)") }
    for (index, scroll) in scrolls.enumerated() {
      let number = scrolls.count > 1 ? " [\(index)]" : ""
      inputs.append("scroll view\(number) \(scroll.frame.words) at \(scroll.contentOffset.x.words),")
      inputs[inputs.count - 1] += scroll.contentOffset.y.words
    }
    for constraint in constraints { inputs.append("constraint on line \(constraint.line.words)") }
    if appliedShift != 0 { inputs.append("shifted by \(appliedShift.words) already") }
    return inputs
  }
}

extension AvoidanceDecision {
  /// How much is out of sight in spite of all that was done, and what stands in the way.
  fileprivate var left: String {
    if plan.missing > 0 { return "\(plan.missing.words): \(hindrance)" }
    if case .hidden = context.keyboard { return "nothing: no keyboard" }
    return plan.covered == 0 ? "nothing: the keyboard covers nothing of it" : "nothing"
  }

  private var hindrance: String {
    guard context.mayReveal else {
      return reason == .layout ? "a layout shows again only what was in sight" : "it was scrolled out of sight"
    }
    for case .contentOffset(let offset, let index) in plan.adjustments where context.scrolls.indices.contains(index) {
      let scroll = context.scrolls[index]
      if scroll.isPaging { return "the scroll view stops at whole pages only" }
      if offset.y > scroll.contentOffset.y || offset != scroll.contentOffset { return "the content ends there" }
    }
    return "the strategy moves no further"
  }
}
