import KeyboardAvoidanceTesting

/// When each frame of a film is shown, in seconds of the film.
///
/// Motion takes the time that it takes in the scene. What happens at once is held, so that it can be seen.
struct FilmClock {
  /// How long a frame in which nothing moves is shown, in seconds.
  static let hold = 0.6

  /// When each frame begins.
  let starts: [Double]
  /// When the film is over.
  let length: Double

  init(_ film: Film) {
    var starts: [Double] = []
    var now = 0.0
    for (index, frame) in film.frames.enumerated() {
      starts.append(now)
      let next = film.frames.indices.contains(index + 1) ? film.frames[index + 1].moment.time : frame.moment.time
      let pause = next - frame.moment.time
      now += frame.moment.isMoving && pause > 0 ? min(pause, Self.hold) : Self.hold
    }
    self.starts = starts
    length = now
  }
}
