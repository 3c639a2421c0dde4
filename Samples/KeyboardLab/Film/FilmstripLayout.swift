import KeyboardAvoidanceTesting
import KeyboardEvents

/// Where the pictures of a filmstrip are: in rows, those of one step beside each other where they fit.
struct FilmstripLayout {
  /// One picture: which, where, and over how many columns the words of its step may reach.
  struct Cell: Equatable {
    var step: Int
    var picture: KeyFrames.Picture
    var origin: Point
    /// 0 where the words stand above an earlier picture of the row.
    var headingColumns: Int
  }

  /// The box that each screen is fitted into, in pixels.
  let box: Size
  private(set) var cells: [Cell] = []
  private(set) var size: Size

  /// The room above a picture for the words of its step, below it for what it shows, and between pictures, in pixels.
  static let heading = 40.0
  static let caption = 50.0
  static let gap = 20.0
  /// The room at the top for the title, in pixels.
  static let title = 32.0
  /// How wide a strip gets, how large a screen is drawn, and how much room the words below one need, in pixels.
  private static let width = 1240.0
  private static let largest = Size(width: 285, height: 320)
  private static let narrowest = 150.0

  init(_ film: Film) {
    var box = Size(width: Self.narrowest, height: 0)
    for screen in film.frames.map({ $0.moment.screen }) {
      let scale = min(Self.largest.width / max(1, screen.width), Self.largest.height / max(1, screen.height))
      box.width = max(box.width, screen.width * scale)
      box.height = max(box.height, screen.height * scale)
    }
    self.box = box
    size = .zero
    let columns = max(1, Int((Self.width - Self.gap) / (box.width + Self.gap)))
    var (row, column, lastColumn) = (0, 0, 0)
    for (step, pictures) in film.steps.map({ KeyFrames(of: $0, in: film).pictures }).enumerated() {
      if column > 0, column + pictures.count > columns { (row, column) = (row + 1, 0) }
      for (index, picture) in pictures.enumerated() {
        if column == columns { (row, column) = (row + 1, 0) }
        let isFirst = index == 0 || column == 0
        let headingColumns = isFirst ? min(pictures.count - index, columns - column) : 0
        cells.append(
          Cell(step: step, picture: picture, origin: origin(row, column), headingColumns: headingColumns))
        lastColumn = max(lastColumn, column)
        column += 1
      }
    }
    let end = origin(row + 1, lastColumn + 1)
    size = Size(width: end.x, height: end.y)
  }

  private func origin(_ row: Int, _ column: Int) -> Point {
    let rowHeight = Self.heading + box.height + Self.caption + Self.gap
    return Point(
      x: Self.gap + Double(column) * (box.width + Self.gap), y: Self.gap + Self.title + Double(row) * rowHeight)
  }
}
