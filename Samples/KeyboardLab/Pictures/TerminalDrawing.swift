import KeyboardAvoidanceTesting
import KeyboardEvents

/// A moment of a scene drawn with box characters.
///
/// A cell of a terminal is twice as high as it is wide, so a column stands for as many points as half a row does.
struct TerminalDrawing {
  private let moment: SceneMoment
  private let pointsPerColumn: Double
  private var canvas: Canvas
  private let (rows, columns): (Int, Int)

  /// Draws a moment as wide as `width` columns, the edge of the screen included.
  init(_ moment: SceneMoment, width: Int) {
    self.moment = moment
    columns = max(1, width - 2)
    pointsPerColumn = max(1, moment.screen.width) / Double(columns)
    rows = min(200, max(1, Int((min(1e6, moment.screen.height) / pointsPerColumn / 2).rounded())))
    canvas = Canvas(width: columns, height: rows)
    for item in moment.items { draw(item) }
    drawKeyboard()
  }

  /// The rows of the drawing, from the top, all equally wide.
  var lines: [String] {
    let edge = String(repeating: "━", count: columns)
    return ["┏\(edge)┓"] + canvas.lines.map { "┃\($0)┃" } + ["┗\(edge)┛"]
  }

  private mutating func draw(_ item: SceneMoment.Item) {
    switch item.kind {
    case .window: return
    case .guide:
      canvas.fill(row(item.frame.minY)..<row(item.frame.minY) + 1, columns(of: item.frame), with: "┄")
      canvas.put(" \(item.name) ", row: row(item.frame.minY), column: columns(of: item.frame).lowerBound + 1)
    case .field: drawBar(item)
    case .view, .scroll, .text:
      let (rows, columns) = (rows(of: item.frame), columns(of: item.frame))
      if rows.count < 3 { return drawBar(item) }
      canvas.fill(rows, columns, with: " ")
      canvas.box(rows, columns)
      canvas.put(" \(item.name) ", row: rows.lowerBound, column: columns.lowerBound + 2)
    }
  }

  /// A field is about one row high: it is drawn as one, with a mark at each end where it is edited.
  private mutating func drawBar(_ item: SceneMoment.Item) {
    guard let frame = item.visibleFrame, frame.contains(Point(x: frame.midX, y: item.frame.midY)) else { return }
    let (row, columns) = (Int((clamped(item.frame.midY) / pointsPerColumn / 2).rounded(.down)), columns(of: item.frame))
    let marks: (Character, Character, Character) =
      item.isFocused ? ("▶", "═", "◀") : item.kind == .field ? ("[", " ", "]") : ("─", "─", "─")
    canvas.fill(row..<row + 1, columns, with: marks.1)
    canvas.put(marks.0, row: row, column: columns.lowerBound)
    canvas.put(marks.2, row: row, column: columns.upperBound - 1)
    canvas.put(" \(item.name) ", row: row, column: columns.lowerBound + 1)
  }

  private mutating func drawKeyboard() {
    guard let keyboard = moment.keyboard?.intersection(moment.screen) else { return }
    let (rows, columns) = (rows(of: keyboard), columns(of: keyboard))
    canvas.fill(rows, columns, with: "░")
    let column = columns.lowerBound + max(0, (columns.count - 10) / 2)
    canvas.put(" keyboard ", row: rows.lowerBound + rows.count / 2, column: column)
  }

  private func row(_ y: Double) -> Int { Int((clamped(y) / pointsPerColumn / 2).rounded()) }

  private func rows(of frame: Rect) -> Range<Int> { row(frame.minY)..<max(row(frame.minY), row(frame.maxY)) }

  private func columns(of frame: Rect) -> Range<Int> {
    let left = Int((clamped(frame.minX) / pointsPerColumn).rounded())
    return left..<max(left, Int((clamped(frame.maxX) / pointsPerColumn).rounded()))
  }

  /// A place that can be counted in rows; what is further away is out of the picture anyway.
  private func clamped(_ place: Double) -> Double { place.isFinite ? min(max(place, -1e5), 1e5) : 0 }
}
