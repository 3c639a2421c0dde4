/// How something moves with the keyboard: a value that is handed to an animator together with the changes.
public struct KeyboardMotion: Hashable, Sendable {
  /// How long it takes, in seconds; 0 is at once.
  public var duration: Double
  /// How it is spread over that time.
  public var curve: AnimationCurve

  /// Creates a motion; the duration is a finite number of seconds, not below 0.
  public init(duration: Double, curve: AnimationCurve) {
    precondition(
      duration.isFinite && duration >= 0, "The duration of a motion is a finite number of seconds, 0 or more.")
    self.duration = duration
    self.curve = curve
  }

  /// No motion: the change is there at once.
  public static var immediate: KeyboardMotion { KeyboardMotion(duration: 0, curve: .keyboard) }
}
