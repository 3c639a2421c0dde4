import KeyboardEvents

/// Pieces of SVG and HTML; every text that is not ours is escaped here.
enum Markup {
  static func rect(_ style: String, _ frame: Rect, radius: Double = 0) -> String {
    guard frame.isUsable else { return "" }
    let corner = radius > 0 ? " rx=\"\(radius.words)\"" : ""
    return "<rect class=\"\(style)\" \(place(frame))\(corner)/>"
  }

  static func text(_ style: String, _ text: String, at point: Point, size: Double) -> String {
    guard size > 0, size.isFinite, point.x.isFinite, point.y.isFinite else { return "" }
    return "<text class=\"\(style)\" x=\"\(point.x.words)\" y=\"\(point.y.words)\" font-size=\"\(size.words)\">"
      + "\(text.escapedForMarkup)</text>"
  }

  /// What of a drawing lies in a frame; the drawing's coordinates stay what they are.
  static func clipped(_ drawing: String, to frame: Rect) -> String { clipStart(frame) + drawing + clipEnd }

  static func clipStart(_ frame: Rect) -> String { "<svg \(place(frame)) viewBox=\"\(frame.numbers)\">" }

  static let clipEnd = "</svg>"

  /// An element around a text.
  static func element(_ name: String, _ style: String? = nil, _ text: String) -> String {
    "<\(name)\(style.map { " class=\"\($0)\"" } ?? "")>\(text.escapedForMarkup)</\(name)>"
  }

  static func place(_ frame: Rect) -> String {
    "x=\"\(frame.minX.words)\" y=\"\(frame.minY.words)\" width=\"\(frame.width.words)\" "
      + "height=\"\(frame.height.words)\""
  }
}

extension Rect {
  /// The numbers of the rectangle, as SVG writes the part of a drawing that is shown.
  var numbers: String { "\(minX.words) \(minY.words) \(width.words) \(height.words)" }

  /// The rectangle with a little room around it for the lines on its edge.
  var withMargin: Rect {
    let margin = max(1, max(width, height) / 100)
    return inset(by: Insets(top: -margin, left: -margin, bottom: -margin, right: -margin))
  }
}

extension String {
  /// The text as it may stand in markup, between tags and in quotes.
  var escapedForMarkup: String {
    var escaped = ""
    for character in onOneLine.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character.isMarkup ? character : "\u{FFFD}")
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML knows the character: most control characters are none.
  fileprivate var isMarkup: Bool { value >= 0x20 && value != 0xFFFE && value != 0xFFFF || value == 0x9 || value == 0xA }
}
