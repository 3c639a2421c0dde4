/// How far a motion has come at a moment: a pure function, the same bits on every platform.
///
/// The public curves are the cubic Béziers that UIKit documents by name; their control points are those of
/// `CAMediaTimingFunction`. 7 is the keyboard's own spring, and so is every number that has no name.
public enum CurveSampler: Sendable {
  /// Returns the part of a motion that is done, from 0 at its start to 1 at its end.
  ///
  /// - Parameters:
  ///   - seconds: the time since the motion's start; before it the answer is 0, after its end 1.
  ///   - motion: the motion; one without duration is always done, and so is one that fades instead.
  public static func progress(at seconds: Double, of motion: KeyboardMotion) -> Double {
    guard seconds < motion.timeInMotion else { return 1 }
    guard seconds > 0 else { return 0 }
    let whole = motion.elapsed + motion.duration
    guard motion.elapsed > 0 else { return progress(at: seconds / whole, by: motion.curve) }
    let over = progress(at: motion.elapsed / whole, by: motion.curve)
    guard over < 1 else { return 1 }
    return (progress(at: (motion.elapsed + seconds) / whole, by: motion.curve) - over) / (1 - over)
  }

  /// The progress of a whole motion at a part of its time.
  static func progress(at time: Double, by curve: AnimationCurve) -> Double {
    switch curve {
    case .linear: return time
    case .easeInOut: return CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1).progress(at: time)
    case .easeIn: return CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1).progress(at: time)
    case .easeOut: return CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1).progress(at: time)
    default: return KeyboardSpring.progress(at: time)
    }
  }
}
