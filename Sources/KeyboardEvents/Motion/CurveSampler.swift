/// How far a motion has come at a moment: a pure function, the same bits on every platform.
///
/// The public curves are the cubic Béziers that UIKit documents by name; their control points are those of
/// `CAMediaTimingFunction`. 7 is the keyboard's own spring, and so is every number that has no name.
public enum CurveSampler: Sendable {
  /// Returns the part of a motion that is done, from 0 at its start to 1 at its end.
  ///
  /// - Parameters:
  ///   - seconds: the time since the motion's start; before it the answer is 0, after its end 1.
  ///   - motion: the motion; one without duration is always done.
  public static func progress(at seconds: Double, of motion: KeyboardMotion) -> Double {
    guard seconds < motion.duration else { return 1 }
    guard seconds > 0 else { return 0 }
    let time = seconds / motion.duration
    switch motion.curve {
    case .linear: return time
    case .easeInOut: return CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1).progress(at: time)
    case .easeIn: return CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1).progress(at: time)
    case .easeOut: return CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1).progress(at: time)
    default: return KeyboardSpring.progress(at: time)
    }
  }
}
