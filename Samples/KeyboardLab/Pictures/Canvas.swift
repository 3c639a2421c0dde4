/// A sheet of characters to draw on; what does not fit on it is left out.
struct Canvas {
  private let width: Int
  private var cells: [[Character]]

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The rows, from the top.
  var lines: [String] { cells.map { String($0) } }

  mutating func put(_ character: Character, row: Int, column: Int) {
    guard cells.indices.contains(row), (0..<width).contains(column) else { return }
    cells[row][column] = character
  }

  mutating func put(_ text: String, row: Int, column: Int) {
    for (index, character) in text.enumerated() { put(character, row: row, column: column + index) }
  }

  mutating func fill(_ rows: Range<Int>, _ columns: Range<Int>, with character: Character) {
    for row in rows.clamped(to: cells.indices) {
      for column in columns.clamped(to: 0..<width) { put(character, row: row, column: column) }
    }
  }

  /// Draws a frame; its lines stand on the outermost rows and columns of it.
  mutating func box(_ rows: Range<Int>, _ columns: Range<Int>, _ pen: Pen = .light) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let (top, bottom, left, right) = (rows.lowerBound, rows.upperBound - 1, columns.lowerBound, columns.upperBound - 1)
    for column in columns {
      put(pen.horizontal, row: top, column: column)
      put(pen.horizontal, row: bottom, column: column)
    }
    for row in rows {
      put(pen.vertical, row: row, column: left)
      put(pen.vertical, row: row, column: right)
    }
    put(pen.topLeft, row: top, column: left)
    put(pen.topRight, row: top, column: right)
    put(pen.bottomLeft, row: bottom, column: left)
    put(pen.bottomRight, row: bottom, column: right)
  }

  /// The characters that a frame is drawn with.
  struct Pen {
    var horizontal: Character
    var vertical: Character
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character

    static let light = Pen(
      horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
    static let heavy = Pen(
      horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
  }
}
