/// The curve of a keyboard's motion, as the raw number that the system reports.
///
/// Systems report numbers that are no public case, 7 above all. The number is kept as it is; what cannot be named is
/// animated like the keyboard's own curve.
public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
  /// The number that the system reports.
  public var rawValue: Int

  /// Creates a curve from the number that the system reports; every number is taken.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Slow at both ends; `UIView.AnimationCurve.easeInOut`.
  public static var easeInOut: AnimationCurve { AnimationCurve(rawValue: 0) }
  /// Slow at the start; `UIView.AnimationCurve.easeIn`.
  public static var easeIn: AnimationCurve { AnimationCurve(rawValue: 1) }
  /// Slow at the end; `UIView.AnimationCurve.easeOut`.
  public static var easeOut: AnimationCurve { AnimationCurve(rawValue: 2) }
  /// The same speed throughout; `UIView.AnimationCurve.linear`.
  public static var linear: AnimationCurve { AnimationCurve(rawValue: 3) }
  /// The keyboard's own curve, a spring that has no public name.
  public static var keyboard: AnimationCurve { AnimationCurve(rawValue: 7) }
}
