import Chat
import KeyboardEvents

/// One frame in characters: each stands for 25 points from left to right, and for 29 from top to bottom.
struct Picture {
  private static let columns = 15
  private static let rows = 23
  private var cells: [[Character]]
  private let scale: (x: Double, y: Double)

  init(_ phone: Phone) {
    cells = Array(repeating: Array(repeating: " ", count: Self.columns), count: Self.rows)
    scale = (phone.size.width / Double(Self.columns), phone.size.height / Double(Self.rows))
    let chat = phone.chat
    for message in chat.shownMessages {
      if let seen = message.frame.intersection(chat.shownList) { write(message.text, in: seen) }
    }
    let screen = Rect(origin: .zero, size: phone.size)
    fill(Rect(x: 0, y: 0, width: screen.width, height: ChatMeasures.header), with: "=")
    fill(chat.shownBar, with: "-")
    write(chat.draft.isEmpty ? "Write…" : chat.draft, in: chat.shownText, fromEnd: true)
    fill(Rect(x: 0, y: phone.keyboardTop, width: screen.width, height: screen.maxY - phone.keyboardTop), with: "#")
  }

  /// Frames beside each other, each between lines.
  static func strip(_ frames: [Picture]) -> String {
    (0..<rows).map { row in
      "|" + frames.map { String($0.cells[row]) }.joined(separator: "|") + "|\n"
    }.joined()
  }
}

extension Picture {
  private mutating func fill(_ frame: Rect, with character: Character) {
    for row in rows(of: frame) { cells[row] = Array(repeating: character, count: Self.columns) }
  }

  private mutating func write(_ text: String, in frame: Rect, fromEnd: Bool = false) {
    let seen = rows(of: frame)
    // What is too low for a row is written where it begins.
    let rows = seen.isEmpty ? seen.lowerBound..<min(seen.lowerBound + 1, Self.rows) : seen
    let lines = text.split(separator: "\n")
    for (row, line) in zip(rows, fromEnd ? lines.suffix(rows.count) : lines.prefix(rows.count)) {
      for (column, character) in line.prefix(Self.columns - 2).enumerated() { cells[row][column + 1] = character }
    }
  }

  /// The rows whose middle is in a frame.
  private func rows(of frame: Rect) -> Range<Int> {
    let bounds = [frame.minY, frame.maxY].map { edge in
      min(max(0, Int((edge / scale.y + 0.5).rounded(.down))), Self.rows)
    }
    return bounds[0]..<max(bounds[0], bounds[1])
  }
}
