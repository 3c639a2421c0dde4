import Foundation
import KeyboardAvoidanceTesting

/// What the script of a page reads: every frame as the pieces of markup that show it.
///
/// Most pieces stay the same from frame to frame, so each is there once and frames name them by their number.
struct FilmData: Encodable {
  struct Frame: Encodable {
    /// When it is shown, in seconds of the film.
    var start: Double
    /// The time in the scene, in seconds.
    var time: Double
    var step: Int
    /// The frame in a few words.
    var label: String
    /// The part of the coordinates that the picture shows.
    var box: String
    var picture: [Int]
    var state: [Int]
    var decisions: [Int]
    var notes: [Int]
    var tree: [Int]
  }

  let clock: FilmClock
  private var frames: [Frame] = []
  private var pieces: [String] = []
  private var numbers: [String: Int] = [:]

  private enum CodingKeys: String, CodingKey {
    case frames, pieces
  }

  init(_ film: Film) {
    clock = FilmClock(film)
    var text = FrameText(film)
    for (index, frame) in film.frames.enumerated() {
      text.turn(to: frame)
      frames.append(
        Frame(
          start: clock.starts[index], time: frame.moment.time.rounded(toPlaces: 6), step: frame.step,
          label: text.label, box: frame.moment.screen.withMargin.numbers,
          picture: number(MomentDrawing(frame.moment).elements), state: number(text.state),
          decisions: number(text.decisions), notes: number(text.notes), tree: number(text.tree)))
    }
  }

  private mutating func number(_ texts: [String]) -> [Int] {
    texts.map { text in
      if let known = numbers[text] { return known }
      numbers[text] = pieces.count
      pieces.append(text)
      return pieces.count - 1
    }
  }

  /// The data as it may stand inside a script element, which ends at the first `</` whatever it means there.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Every number can be written, so nothing is left that could fail.
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }
}
