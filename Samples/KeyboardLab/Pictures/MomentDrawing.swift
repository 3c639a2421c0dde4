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
    guard item.kind != .window, let visible = (item.visibleFrame ?? item.frame).intersection(moment.screen) else {
      return ""
    }
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

  /// The colours, for light and for dark surroundings.
  static let style = """
    svg { --paper: #f5f5f7; --line: #8e8e93; --ink: #1c1c1e; --screen: #ffffff; --scroll: #eef4fb; --field: #ffffff;
      --edited: #ffe9a8; --keyboard: #c7cad1; --guide: #3a7d44; }
    @media (prefers-color-scheme: dark) { svg { --paper: #1c1c1e; --line: #98989d; --ink: #f2f2f7; --screen: #000000;
      --scroll: #14202c; --field: #1c1c1e; --edited: #6b5300; --keyboard: #48484a; --guide: #7fd18b; } }
    svg rect { fill: none; stroke: var(--line); vector-effect: non-scaling-stroke; }
    svg text { fill: var(--ink); font-family: system-ui, sans-serif; text-anchor: middle; }
    svg .paper { fill: var(--paper); stroke: none; }
    svg .screen { fill: var(--screen); stroke: var(--ink); stroke-width: 2; }
    svg .scroll { fill: var(--scroll); }
    svg .field, svg .text { fill: var(--field); }
    svg .edited { fill: var(--edited); stroke: var(--ink); stroke-width: 2; }
    svg .keyboard { fill: var(--keyboard); fill-opacity: 0.85; }
    svg .guide { stroke: var(--guide); stroke-dasharray: 6 3; }
    svg .safe { stroke-dasharray: 2 4; }
    svg .caret { fill: var(--ink); }
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
