import KeyboardEvents

extension Scene.Declaration {
  /// The words of the statement that declares it.
  var words: [String] {
    switch self {
    case .screen(let name, let size, let safeArea, let isRightToLeft):
      var words = ["screen", Scene.Value.size(size).description] + safeArea.words("safe")
      // A screen that has been given no name has one that cannot be written.
      if !name.utf8.contains(UInt8(ascii: " ")) { words += ["named", name] }
      return isRightToLeft ? words + ["rtl"] : words
    case .window(let name, let frame, let screen):
      return ["window", name, Scene.Value.rect(frame).description] + (screen.map { ["screen", $0] } ?? [])
    case .view(let name, let parent, let frame): return placed("view", name, parent, frame)
    case .scroll(let name, let parent, let frame, let traits):
      return placed("scroll", name, parent, frame) + traits.words
    case .field(let name, let parent, let frame, let traits):
      return placed("field", name, parent, frame) + traits.words
    case .text(let name, let parent, let frame, let content, let caret):
      var words = placed("text", name, parent, frame)
      if let content { words += ["content", Scene.Value.size(content).description] }
      if let caret { words += ["caret", Scene.Value.rect(caret).description] }
      return words
    case .constraint(let constraint): return constraint.words
    case .guide(let name, let view, let followsUndocked, let usesSafeArea, let dismissPadding):
      var words = ["guide", name, "of", view]
      if followsUndocked { words += ["undocked", "follow"] }
      if !usesSafeArea { words += ["safe", "off"] }
      if dismissPadding != 0 { words += ["dismiss-padding", number(dismissPadding)] }
      return words
    }
  }

  private func placed(_ kind: String, _ name: String, _ parent: String, _ frame: Rect) -> [String] {
    [kind, name, "in", parent, Scene.Value.rect(frame).description]
  }
}

extension Scene.ScrollTraits {
  fileprivate var words: [String] {
    var words = ["content", Scene.Value.size(content).description] + inset.words("inset")
    words += indicators.words("indicators")
    if let offset { words += ["offset", Scene.Value.point(offset).description] }
    if !addsSafeArea { words += ["safe", "never"] }
    return isPaging ? words + ["paging"] : words
  }
}

extension Scene.FieldTraits {
  fileprivate var words: [String] {
    var words: [String] = []
    if let order { words += ["order", number(order)] }
    if let group { words += ["group", group] }
    if isSkipped { words.append("skip") }
    if isOff { words.append("off") }
    if isHidden { words.append("hidden") }
    if let distance { words += ["distance", number(distance)] }
    return words
  }
}

extension Scene.Constraint {
  fileprivate var words: [String] {
    let source = isSafeArea ? "\(second).safe" : second
    var words = ["constraint", name, "\(first).\(attribute.rawValue)", "=", "\(source).\(secondAttribute.rawValue)"]
    let isNegative = constant.sign == .minus
    if isNegative || constant != 0 { words += [isNegative ? "-" : "+", number(constant.magnitude)] }
    if priority != 1000 { words += ["priority", number(priority)] }
    return isActive ? words : words + ["off"]
  }
}
