import KeyboardEvents

/// What the benchmarks post: as large as the transition of a keyboard, 96 bytes.
struct Transition {
  var beginFrame = Rect.zero
  var endFrame = Rect.zero
  var animationDuration = 0.25
  var animationCurve = 7
  var sequence = 0
  var isLocal = true
}

extension EventName where Payload == Transition {
  static var moved: Self { Self("moved") }
}

/// Something to observe.
final class Subject {}

/// Someone who observes.
final class Owner {}
