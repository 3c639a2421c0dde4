import KeyboardAvoidance
import KeyboardEvents

/// The numbers of a node that can be seen to move.
struct ShownValues: Hashable {
  var frame: Rect
  var offset = Point.zero
  var inset = Insets.zero
  var indicators = Insets.zero
}

/// Something on its way from one value to another.
struct RunningMotion<Value> {
  var from: Value
  var start: Double
  var motion: KeyboardMotion

  func progress(at time: Double) -> Double { CurveSampler.progress(at: time - start, of: motion) }
  var end: Double { start + motion.duration }
}

/// What is moving in a tree; what is not in it stands where the model has it.
struct SimulatedMotions {
  var frames: [Int: RunningMotion<Rect>] = [:]
  var offsets: [Int: RunningMotion<Point>] = [:]
  var insets: [Int: RunningMotion<Insets>] = [:]
  var indicators: [Int: RunningMotion<Insets>] = [:]
  var guides: [Int: RunningMotion<Double>] = [:]

  var isEmpty: Bool {
    frames.isEmpty && offsets.isEmpty && insets.isEmpty && indicators.isEmpty && guides.isEmpty
  }

  /// When the last of them ends.
  var end: Double? {
    var end: Double?
    for motion in frames.values { end = max(end ?? motion.end, motion.end) }
    for motion in offsets.values { end = max(end ?? motion.end, motion.end) }
    for motion in insets.values { end = max(end ?? motion.end, motion.end) }
    for motion in indicators.values { end = max(end ?? motion.end, motion.end) }
    for motion in guides.values { end = max(end ?? motion.end, motion.end) }
    return end
  }

  /// Forgets what has ended.
  mutating func forget(at time: Double) {
    frames = frames.filter { $0.value.end > time }
    offsets = offsets.filter { $0.value.end > time }
    insets = insets.filter { $0.value.end > time }
    indicators = indicators.filter { $0.value.end > time }
    guides = guides.filter { $0.value.end > time }
  }
}

/// Something between two values, part of the way.
func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
  progress >= 1 ? to : from + (to - from) * progress
}

extension Point {
  func approached(from start: Point, _ progress: Double) -> Point {
    Point(x: between(start.x, x, progress), y: between(start.y, y, progress))
  }
}

extension Rect {
  func approached(from start: Rect, _ progress: Double) -> Rect {
    Rect(
      x: between(start.minX, minX, progress), y: between(start.minY, minY, progress),
      width: between(start.width, width, progress), height: between(start.height, height, progress))
  }
}

extension Insets {
  func approached(from start: Insets, _ progress: Double) -> Insets {
    Insets(
      top: between(start.top, top, progress), left: between(start.left, left, progress),
      bottom: between(start.bottom, bottom, progress), right: between(start.right, right, progress))
  }
}
