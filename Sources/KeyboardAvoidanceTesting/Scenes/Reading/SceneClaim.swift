/// The words that a claim starts with, where it is not about a value.
enum SceneClaim: String, CaseIterable {
  case visible, covered, overlap, keyboard, focus, order, restored, unmoved, observers, motion, issue, no
}

extension SceneClaim {
  /// How the claim is written, as messages show it.
  var form: String {
    switch self {
    case .visible: "expect [now] visible NAME|NAME.caret [margin N]"
    case .covered: "expect [now] covered NAME"
    case .overlap: "expect overlap NAME N"
    case .keyboard: "expect keyboard docked|floating|hidden"
    case .focus: "expect focus NAME|none"
    case .order: "expect order NAME NAME…"
    case .restored, .unmoved: "expect \(rawValue)"
    case .observers: "expect observers N"
    case .motion: "expect motion S CURVE"
    case .issue: "expect issue KIND"
    case .no: "expect no issues"
    }
  }
}
