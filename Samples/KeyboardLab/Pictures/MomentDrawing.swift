import KeyboardAvoidanceTesting
import KeyboardEvents

/// A moment of a scene as SVG elements, in the scene's own coordinates.
struct MomentDrawing {
  private let moment: SceneMoment

  init(_ moment: SceneMoment) { self.moment = moment }

  /// The elements, parents below children, and above all the keyboard.
  var elements: String {
    var elements = [rect("screen", moment.screen)]
    elements += moment.items.map(elements(of:))
    if let keyboard = moment.keyboard?.intersection(moment.screen) {
      elements.append(rect("keyboard", keyboard))
      elements.append(label("keyboard", in: keyboard))
    }
    if moment.safeArea != .zero { elements.append(rect("safe", moment.screen.inset(by: moment.safeArea))) }
    return elements.joined(separator: "\n")
  }

  private func elements(of item: SceneMoment.Item) -> String {
    // A guide is no view, so nothing clips it.
    let part = item.kind == .guide ? item.frame : item.visibleFrame
    guard item.kind != .window, let visible = part?.intersection(moment.screen) else { return "" }
    var elements = rect(item.isFocused ? "\(item.kind.rawValue) edited" : item.kind.rawValue, visible)
    let isLabelled = item.kind == .field || item.kind == .text || item.kind == .guide
    if isLabelled { elements += label(item.name, in: visible) }
    if let caret = item.caret?.intersection(visible) { elements += rect("caret", caret) }
    return elements
  }

  private func rect(_ style: String, _ frame: Rect) -> String {
    guard frame.isUsable else { return "" }
    return "<rect class=\"\(style)\" x=\"\(frame.minX.words)\" y=\"\(frame.minY.words)\" "
      + "width=\"\(frame.width.words)\" height=\"\(frame.height.words)\"/>"
  }

  /// A name in the middle of a frame, as large as fits.
  private func label(_ name: String, in frame: Rect) -> String {
    let size = min(frame.height * 0.6, moment.screen.width / 18, moment.screen.height / 18)
    guard size > 0, frame.isUsable else { return "" }
    return "<text x=\"\(frame.midX.words)\" y=\"\((frame.midY + size * 0.35).words)\" font-size=\"\(size.words)\">"
      + "\(name.escapedForMarkup)</text>"
  }

  /// The colours, for light and for dark surroundings; plain rules, because not every viewer of SVG knows variables.
  static let style = """
    svg rect { fill: none; stroke: #8e8e93; vector-effect: non-scaling-stroke; }
    svg text { fill: #1c1c1e; font-family: system-ui, sans-serif; text-anchor: middle; }
    svg .paper { fill: #f5f5f7; stroke: none; }
    svg .screen { fill: #ffffff; }
    svg .scroll { fill: #eef4fb; }
    svg .field, svg .text { fill: #ffffff; }
    svg .edited { fill: #ffe9a8; stroke: #1c1c1e; stroke-width: 2; }
    svg .keyboard { fill: #c7cad1; fill-opacity: 0.85; }
    svg .guide { stroke: #3a7d44; stroke-dasharray: 6 3; }
    svg .safe { stroke-dasharray: 2 4; }
    svg .caret { fill: #1c1c1e; }
    @media (prefers-color-scheme: dark) {
      svg text { fill: #f2f2f7; }
      svg .paper { fill: #1c1c1e; }
      svg .screen { fill: #000000; }
      svg .scroll { fill: #14202c; }
      svg .field, svg .text { fill: #2c2c2e; }
      svg .edited { fill: #6b5300; stroke: #f2f2f7; }
      svg .keyboard { fill: #48484a; }
      svg .guide { stroke: #7fd18b; }
      svg .caret { fill: #f2f2f7; }
    }
    """
}

extension String {
  /// The text as it may stand in markup.
  var escapedForMarkup: String {
    var escaped = ""
    for character in onOneLine {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
