import KeyboardAvoidanceTesting

/// The frames of a step that tell how it went: how it begins, its first move, the middle, and how it ends.
struct KeyFrames {
  /// A frame by its place in the film, and what it shows of the step; empty where the step is but one change.
  struct Picture: Equatable {
    var frame: Int
    var stage: String
  }

  let pictures: [Picture]

  init(of step: Film.Step, in film: Film) {
    let frames = step.frames
    guard let first = frames.first, let last = frames.last else {
      pictures = []
      return
    }
    let time = { (frame: Int) in film.frames[frame].moment.time }
    let isSettled = !film.frames[last].moment.isMoving
    guard time(last) > time(first) else {
      // A change at once. Where it looks like the frame before there is no news in it, but for a motion that begins.
      let isNew = first == 0 || !film.frames[last].moment.looksLike(film.frames[first - 1].moment)
      pictures = isSettled ? (isNew ? [Picture(frame: last, stage: "")] : []) : [Picture(frame: last, stage: "start")]
      return
    }
    let middle = (time(first) + time(last)) / 2
    let midway = frames.min { abs(time($0) - middle) < abs(time($1) - middle) } ?? first
    var pictures = [Picture(frame: last, stage: isSettled ? "settled" : "on its way")]
    // A motion that an earlier step began is on its way when this one starts.
    let begins = first == 0 || time(first - 1) == time(first)
    let earlier = begins ? [(midway, "midway"), (first + 1, "first move"), (first, "start")] : [(midway, "midway")]
    for (frame, stage) in earlier where !pictures.contains(where: { $0.frame == frame }) {
      pictures.insert(Picture(frame: frame, stage: stage), at: 0)
    }
    self.pictures = pictures
  }
}
