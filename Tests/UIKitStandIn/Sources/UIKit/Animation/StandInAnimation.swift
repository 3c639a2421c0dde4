/// An animation that was begun.
public struct StandInAnimation: Sendable {
  /// In seconds; 0 where none was wanted.
  public var duration: TimeInterval
  /// The options, with the curve in the bits from the 16th on.
  public var options: UIView.AnimationOptions
}
