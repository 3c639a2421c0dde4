import KeyboardAvoidanceTesting
import KeyboardEvents

/// A film as one picture: its frames side by side, each above the statement that it shows the end of.
struct Filmstrip {
  private let frames: [Film.Frame]
  /// The box that each screen is fitted into, in pixels; then the room for the words below it, and the space between.
  private let box = Size(width: 240, height: 360)
  private let caption = 22.0
  private let gap = 16.0
  private let columns = 5

  init(_ film: Film) { frames = film.frames }

  var svg: String {
    let columnCount = Double(min(columns, max(1, frames.count)))
    let rowCount = Double((frames.count + columns - 1) / columns)
    let width = gap + columnCount * (box.width + gap)
    let height = gap + rowCount * (box.height + caption + gap)
    let size = "width=\"\(width.words)\" height=\"\(height.words)\" viewBox=\"0 0 \(width.words) \(height.words)\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>", "<style>\(MomentDrawing.style)</style>",
      "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
    ]
    for index in frames.indices { lines.append(picture(index)) }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func picture(_ index: Int) -> String {
    let frame = frames[index]
    let x = gap + Double(index % columns) * (box.width + gap)
    let y = gap + Double(index / columns) * (box.height + caption + gap)
    let place = "x=\"\(x.words)\" y=\"\(y.words)\" width=\"\(box.width.words)\" height=\"\(box.height.words)\""
    let caption = "x=\"\((x + box.width / 2).words)\" y=\"\((y + box.height + 16).words)\" font-size=\"11\""
    return """
      <svg \(place) viewBox="\(frame.moment.screen.viewBox)">
      \(MomentDrawing(frame.moment).elements)
      </svg>
      <text \(caption)>\(frame.shortCaption.escapedForMarkup)</text>
      """
  }
}

extension Film.Frame {
  /// The statement behind its line number, cut to what fits below a picture.
  var shortCaption: String {
    let words = "\(line)  \(caption)"
    return words.count > 40 ? words.prefix(39) + "…" : words
  }
}

extension Rect {
  /// The rectangle with a little room around it, as SVG writes the part of a drawing that is shown.
  var viewBox: String {
    let margin = max(1, max(width, height) / 200)
    let room = inset(by: Insets(top: -margin, left: -margin, bottom: -margin, right: -margin))
    return "\(room.minX.words) \(room.minY.words) \(room.width.words) \(room.height.words)"
  }
}
