import KeyboardAvoidanceTesting
import KeyboardEvents

/// A film as one picture: the key frames of each step side by side, below the statement that made it.
struct Filmstrip {
  private let film: Film
  private let title: String
  private let layout: FilmstripLayout
  /// The size of the letters, and how wide one of them is, in pixels.
  private let textSize = 11.0
  private let letterWidth = 6.7

  init(_ film: Film, title: String) {
    self.film = film
    self.title = title
    layout = FilmstripLayout(film)
  }

  var svg: String {
    let (width, height) = (layout.size.width.words, layout.size.height.words)
    let top = Point(x: FilmstripLayout.gap, y: FilmstripLayout.gap + 12)
    let lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      Markup.element("title", nil, title), "<style>\(PageFile.drawing)</style>",
      "<defs>\(MomentDrawing.definitions)</defs>", "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
      Markup.text("words strong", title, at: top, size: 14),
    ]
    return (lines + layout.cells.map(picture) + ["</svg>", ""]).joined(separator: "\n")
  }

  private func picture(_ cell: FilmstripLayout.Cell) -> String {
    let frame = film.frames[cell.picture.frame]
    let place = Rect(
      origin: Point(x: cell.origin.x, y: cell.origin.y + FilmstripLayout.heading), size: layout.box)
    var lines = cell.headingColumns > 0 ? heading(cell) : []
    lines.append("<svg class=\"frame\" \(Markup.place(place)) viewBox=\"\(frame.moment.screen.withMargin.numbers)\">")
    lines += MomentDrawing(frame.moment).elements + ["</svg>"]
    for (row, words) in ([stage(cell)] + frame.moment.measures).prefix(3).enumerated() {
      let point = Point(x: cell.origin.x, y: place.maxY + 16 + 14 * Double(row))
      lines.append(Markup.text(row == 0 ? "words strong" : "words", words, at: point, size: textSize))
    }
    return lines.joined(separator: "\n")
  }

  /// The statement behind its line number, in two rows at most.
  private func heading(_ cell: FilmstripLayout.Cell) -> [String] {
    let step = film.steps[cell.step]
    let columns = Double(cell.headingColumns)
    let width = columns * layout.box.width + (columns - 1) * FilmstripLayout.gap
    let rows = "line \(step.line): \(step.text)".wrapped(to: Int(width / letterWidth), rows: 2)
    let line = Rect(x: cell.origin.x, y: cell.origin.y, width: width, height: 0)
    return [Markup.rect("rule", line)]
      + rows.enumerated().map { row, words in
        let point = Point(x: cell.origin.x, y: cell.origin.y + 14 + 14 * Double(row))
        return Markup.text("words strong", words, at: point, size: textSize)
      }
  }

  private func stage(_ cell: FilmstripLayout.Cell) -> String {
    let time = "\(film.frames[cell.picture.frame].moment.time.words) s"
    return cell.picture.stage.isEmpty ? time : "\(time)  \(cell.picture.stage)"
  }
}

extension String {
  /// The text in rows of so many characters; what does not fit into them ends with a mark.
  func wrapped(to width: Int, rows: Int) -> [String] {
    var rest = self[...]
    var lines: [String] = []
    while !rest.isEmpty, lines.count < rows {
      let isLast = lines.count == rows - 1
      guard rest.count > width else { return lines + [String(rest)] }
      let piece = rest.prefix(max(1, isLast ? width - 1 : width))
      let end = isLast ? piece.endIndex : piece.lastIndex(of: " ").map { piece.index(after: $0) } ?? piece.endIndex
      lines.append(isLast ? piece + "…" : String(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }
}
