extension Scene.Avoidance {
  /// The words of the statement: the options that differ from those of an avoider without any.
  var words: [String] {
    let plain = Scene.Avoidance(name: name, method: method)
    var words = ["avoid", "\(name):"] + method.words
    if let strategy { words += ["by", strategy] }
    if distance != plain.distance { words += ["distance", number(distance)] }
    if extra != plain.extra { words += ["extra", number(extra)] }
    if addsToOwnInset { words += ["combine", SceneCombination.sum.rawValue] }
    if reveal != plain.reveal { words += ["reveal", reveal.word] }
    if align != plain.align { words += ["align", align.rawValue] }
    if keepsOffset { words.append(SceneMethodOption.keepOffset.rawValue) }
    if let limit { words += ["limit", number(limit)] }
    if floating != plain.floating { words += ["floating", floating.rawValue] }
    return isOff ? words + ["off"] : words
  }
}

extension Scene.Method {
  fileprivate var words: [String] {
    switch self {
    case .inset(let name): ["inset", name]
    case .constant(let name): ["constant", name]
    case .switch(let up, let rest): ["switch", up.joined(separator: ","), "for", rest.joined(separator: ",")]
    case .shift(let name): ["shift", name]
    case .guide(let name): ["guide", name]
    case .resize(let name): ["resize", name]
    case .automatic(let name): ["automatic", name]
    case .none(let name): ["none", name]
    }
  }
}

extension Scene.Reveal {
  fileprivate var word: String {
    switch self {
    case .field: "field"
    case .caret: "caret"
    case .views(let names): names.joined(separator: ",")
    }
  }
}
