import KeyboardAvoidanceTesting
import KeyboardEvents

/// The frames of a step that tell how it went: how it begins, its first move, half the way, and how it ends.
struct KeyFrames {
  /// A frame by its place in the film, and what it shows of the step; empty where the step is but one change.
  struct Picture: Equatable {
    var frame: Int
    var stage: String
  }

  private let film: Film
  private let frames: Range<Int>

  init(of step: Film.Step, in film: Film) {
    self.film = film
    frames = step.frames
  }

  /// The pictures in the order in which they are seen; none where nobody could see that anything happened.
  var pictures: [Picture] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let isSettled = !film.frames[last].moment.isMoving
    guard time(last) > time(first) else {
      if !isSettled { return [Picture(frame: last, stage: "start")] }
      let isNew = first == 0 || !film.frames[last].moment.looksLike(film.frames[first - 1].moment)
      return isNew ? [Picture(frame: last, stage: "")] : []
    }
    var pictures = [Picture(frame: last, stage: isSettled ? "settled" : "on its way")]
    // A motion that an earlier step began is on its way when this one starts.
    let begins = first == 0 || time(first - 1) == time(first)
    let start = [Picture(frame: first + 1, stage: "first move"), Picture(frame: first, stage: "start")]
    for picture in [Picture(frame: midway(first, last), stage: "midway")] + (begins ? start : [])
    where !pictures.contains(where: { $0.frame == picture.frame }) {
      pictures.insert(picture, at: 0)
    }
    return pictures
  }

  private func time(_ frame: Int) -> Double { film.frames[frame].moment.time }

  /// The frame nearest to half the way of the keyboard, of what is edited, or else to half the time.
  private func midway(_ first: Int, _ last: Int) -> Int {
    let measures: [(SceneMoment) -> Double] = [
      { $0.keyboard?.minY ?? $0.screen.maxY }, { $0.edited?.frame.minY ?? 0 }, { $0.time },
    ]
    let moments = film.frames[frames].map { $0.moment }
    for values in measures.map({ moments.map($0) }) {
      guard let start = values.first, let end = values.last, abs(end - start) > 1e-6 else { continue }
      let middle = (start + end) / 2
      let nearest = values.indices.min { abs(values[$0] - middle) < abs(values[$1] - middle) }
      return first + (nearest ?? 0)
    }
    return first
  }
}
