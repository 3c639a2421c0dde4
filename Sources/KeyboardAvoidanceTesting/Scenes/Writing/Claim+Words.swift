import KeyboardEvents

extension Scene.Claim {
  /// The words after `expect`.
  var words: [String] {
    switch self {
    case .value(let property, let value, let tolerance):
      [property.word, value.description] + (tolerance == 0.5 ? [] : ["±", number(tolerance)])
    case .visible(let name, let isCaret, let margin):
      ["visible", isCaret ? "\(name).caret" : name] + (margin == 0 ? [] : ["margin", number(margin)])
    case .covered(let name): ["covered", name]
    case .overlap(let name, let height): ["overlap", name, number(height)]
    case .keyboard(let phase): ["keyboard", phase.rawValue]
    case .focus(let name): ["focus", name ?? "none"]
    case .order(let names): ["order"] + names
    case .restored: ["restored"]
    case .unmoved: ["unmoved"]
    case .observers(let count): ["observers", String(count)]
    case .motion(let duration, let curve): ["motion", number(duration), String(curve)]
    case .issue(let kind): ["issue", kind.rawValue]
    case .noIssues: ["no", "issues"]
    }
  }
}
