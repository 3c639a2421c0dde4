/// A number on its way to another one: what a host without animations of its own draws by.
///
/// Moving it again in mid-motion goes on from where it is. The keyboard's spring also keeps its speed, as far as it does
/// not carry past the target; the other curves start at rest.
///
/// ```swift
/// var offset = MovingNumber(0)
/// offset.move(to: 235, by: motion, at: now)
/// draw(offset.value(at: now + 0.1))
/// ```
public struct MovingNumber: Hashable, Sendable {
  /// Where it goes.
  public private(set) var target: Double
  private var origin: Double
  /// The speed at the start, per second.
  private var initialSpeed = 0.0
  private var start = 0.0
  private var motion = KeyboardMotion.immediate

  /// Creates a number at rest.
  public init(_ value: Double) {
    target = value
    origin = value
  }

  /// When the motion ends, in the seconds that it was started by; at rest that is past.
  public var end: Double { start + motion.timeInMotion }

  /// Sends the number to a target, from where it is at this time; without duration it is there at once.
  public mutating func move(to target: Double, by motion: KeyboardMotion, at time: Double) {
    let value = value(at: time)
    // What joins a motion in the middle has the speed of that.
    let speed = motion.curve.isSpring && motion.elapsed == 0 ? speed(at: time) : 0
    origin = value
    // A spring that is faster than its way is long would swing past the target.
    let limit = KeyboardSpring.settledPhase * abs(target - value) / max(motion.duration, .leastNormalMagnitude)
    let isTowards = (speed > 0) == (target > value)
    initialSpeed = isTowards ? min(max(speed, -limit), limit) : speed
    self.target = target
    self.motion = motion
    start = time
  }

  /// Returns the number at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time < end else { return target }
    // Subtracting the way from the target would miss the origin by a bit.
    guard time > start else { return origin }
    let value = target - (target - origin) * (1 - CurveSampler.progress(at: time - start, of: motion))
    guard initialSpeed != 0 else { return value }
    return value + initialSpeed * motion.duration * KeyboardSpring.drift(at: (time - start) / motion.duration)
  }

  /// Returns how fast the number changes at a time, per second.
  public func speed(at time: Double) -> Double {
    guard time >= start, time < end else { return 0 }
    guard motion.curve.isSpring else {
      // The slope over a thousandth of the motion: other curves hand no speed on, so this is for those who ask.
      let step = motion.duration / 1000
      return (value(at: time + step) - value(at: time)) / step
    }
    let whole = motion.elapsed + motion.duration
    let left = 1 - KeyboardSpring.progress(at: motion.elapsed / whole)
    guard left > 0 else { return 0 }
    return (target - origin) * KeyboardSpring.rate(at: (motion.elapsed + time - start) / whole) / (whole * left)
      + initialSpeed * KeyboardSpring.driftRate(at: (time - start) / motion.duration)
  }
}

extension AnimationCurve {
  /// Whether the curve is the keyboard's spring: 7, and every number that has no name.
  var isSpring: Bool {
    switch self {
    case .easeInOut, .easeIn, .easeOut, .linear: false
    default: true
    }
  }
}
