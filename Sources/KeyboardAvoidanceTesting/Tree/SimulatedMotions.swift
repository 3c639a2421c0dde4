import KeyboardEvents

/// The numbers of a node that can be seen to move.
struct ShownValues: Hashable {
  var frame: Rect
  var offset = Point.zero
  var inset = Insets.zero
  var indicators = Insets.zero
}

/// Several numbers on their way together: a point, a rectangle.
struct MovingNumbers {
  private var numbers: [MovingNumber]

  init(_ values: [Double]) { numbers = values.map { MovingNumber($0) } }

  mutating func move(to targets: [Double], by motion: KeyboardMotion, at time: Double) {
    for (index, target) in targets.enumerated() where index < numbers.count {
      numbers[index].move(to: target, by: motion, at: time)
    }
  }

  func values(at time: Double) -> [Double] { numbers.map { $0.value(at: time) } }

  /// Where the numbers are, or nil where they have arrived, or something else was written without a motion since.
  func values(at time: Double, towards targets: [Double]) -> [Double]? {
    end > time && numbers.map({ $0.target }) == targets ? values(at: time) : nil
  }

  var end: Double { numbers.first?.end ?? 0 }
}

/// What is moving in a tree; what is not in it stands where the model has it.
struct SimulatedMotions {
  var frames: [Int: MovingNumbers] = [:]
  var offsets: [Int: MovingNumbers] = [:]
  var insets: [Int: MovingNumbers] = [:]
  var indicators: [Int: MovingNumbers] = [:]
  var guides: [Int: MovingNumbers] = [:]

  var isEmpty: Bool {
    frames.isEmpty && offsets.isEmpty && insets.isEmpty && indicators.isEmpty && guides.isEmpty
  }

  /// When the last of them ends.
  var end: Double? {
    var end: Double?
    for motions in [frames, offsets, insets, indicators, guides] {
      for motion in motions.values { end = max(end ?? motion.end, motion.end) }
    }
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

extension Point {
  var numbers: [Double] { [x, y] }

  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension Rect {
  var numbers: [Double] { [minX, minY, width, height] }

  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
}

extension Insets {
  var numbers: [Double] { [top, left, bottom, right] }

  init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
