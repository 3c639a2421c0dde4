import KeyboardAvoidanceTesting
import KeyboardEvents

extension FilmNote {
  /// One line of what happened.
  var markup: String {
    switch self {
    case .event(let text): Markup.element("li", "event", text)
    case .decision(let words):
      Markup.element("li", "decision", "\(words.avoider) decides on \(words.reason); written: \(words.written)")
    case .issue(let text): Markup.element("li", "wrong", "issue \(text)")
    case .expectation(let text, nil): Markup.element("li", "met", "\(text): met")
    case .expectation(let text, let found?): Markup.element("li", "wrong", "\(text): \(found)")
    }
  }
}

extension SceneMoment.Item {
  /// A row of the tree; what differs from how it was at first is marked.
  func markup(first: SceneMoment.Item?) -> String {
    let place = Markup.element(frame == first?.frame ? "span" : "b", "place", frame.words)
    let readings = values.map { reading in
      let isOld = first.map { $0.values.contains(reading) } ?? true
      return Markup.element(isOld ? "span" : "b", nil, "\(reading.name) \(reading.value.words)")
    }
    let style = isFocused ? " class=\"edited\"" : ""
    return "<li\(style) style=\"--depth:\(depth)\">\(Markup.element("span", "name", name)) "
      + "\(Markup.element("span", "kind", kind.rawValue)) \(place) "
      + "<span class=\"values\">\(readings.joined(separator: " "))</span></li>"
  }
}

extension Scene.Value {
  /// The value to a thousandth.
  fileprivate var words: String {
    switch self {
    case .number(let number): number.words
    case .point(let point): "\(point.x.words),\(point.y.words)"
    case .size(let size): "\(size.width.words)x\(size.height.words)"
    case .rect(let rect): rect.words
    case .insets, .isOn: description
    }
  }
}
