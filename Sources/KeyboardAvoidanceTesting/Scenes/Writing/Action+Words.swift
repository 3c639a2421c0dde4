import KeyboardEvents

extension Scene.Action {
  /// The words of the statement; of a `repeat` those of its first line.
  var words: [String] {
    switch self {
    case .declare(let declaration): declaration.words
    case .avoid(let avoidance): avoidance.words
    case .focus(let name): ["focus", name]
    case .blur: ["blur"]
    case .keyboard(let move): move.words
    case .post(let posting): posting.words
    case .drag(let y): ["drag", number(y)]
    case .replay(let name): ["replay", name]
    case .set(let property, let value): ["set", property.word, value.description]
    case .add(let property, let value): ["add", property.word, number(value)]
    case .scroll(let name, let offset): ["scroll", name, "to", Scene.Value.point(offset).description]
    case .rotate(let size, let safeArea): ["rotate", Scene.Value.size(size).description] + safeArea.words("safe")
    case .relayout: ["relayout"]
    case .lifecycle(let step, let name): [step.rawValue, name]
    case .navigate(let navigation): [navigation.rawValue]
    case .tapView(let name): ["tap", name]
    case .tapPoint(let point): ["tap", Scene.Value.point(point).description]
    case .wait(let seconds): ["wait", number(seconds)]
    case .settle: ["settle"]
    case .repeat(let count, _): ["repeat", String(count)]
    case .expect(let expectation): ["expect"] + (expectation.isNow ? ["now"] : []) + expectation.claim.words
    }
  }
}

extension Scene.KeyboardMove {
  fileprivate var words: [String] {
    [kind.rawValue] + (frame.map { [Scene.Value.rect($0).description] } ?? []) + timing.words
  }
}

extension Scene.Posting {
  fileprivate var words: [String] {
    var words = ["post", kind.rawValue]
    if let begin { words += ["begin", Scene.Value.rect(begin).description] }
    if let end { words += ["end", Scene.Value.rect(end).description] }
    words += timing.words
    if isForeign { words.append("foreign") }
    if let screen { words += ["screen", screen] }
    return words
  }
}

extension Scene.Timing {
  /// The options that differ from what a statement without them has.
  fileprivate var words: [String] {
    let usual = Scene.Timing()
    var words: [String] = []
    if duration != usual.duration { words += ["over", duration.map { number($0) } ?? "none"] }
    if curve != usual.curve { words += ["curve", curve.map { String($0) } ?? "none"] }
    return words
  }
}

extension Scene.Property {
  /// `NAME.PROP` or `NAME.PROP.PART`.
  var word: String { "\(owner).\(path.rawValue)" + (part.map { ".\($0.rawValue)" } ?? "") }
}

extension Insets {
  /// The option of this name, or nothing where the insets are zero.
  func words(_ option: String) -> [String] {
    self == .zero ? [] : [option, Scene.Value.insets(self).description]
  }
}
