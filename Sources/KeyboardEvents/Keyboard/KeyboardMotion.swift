/// How something moves with the keyboard: a value that is handed to an animator together with the changes.
public struct KeyboardMotion: Hashable, Sendable {
  /// How long it takes, in seconds; 0 is at once.
  public var duration: Double
  /// How it is spread over that time.
  public var curve: AnimationCurve
  /// How much of it is over already for what joins it in the middle, in seconds; 0 where it is gone by as a whole.
  ///
  /// The duration is what is left then. What joins goes all its way in that time, by the rest of the curve.
  public var elapsed: Double
  /// Whether nothing moves: what changes is at its end from the start, and over that time fades in there, if it fades.
  public var isCrossFade: Bool

  /// Creates a motion; its times are finite numbers of seconds, not below 0.
  public init(duration: Double, curve: AnimationCurve, elapsed: Double = 0, isCrossFade: Bool = false) {
    precondition(
      duration.isFinite && duration >= 0, "The duration of a motion is a finite number of seconds, 0 or more.")
    precondition(
      elapsed.isFinite && elapsed >= 0, "What is over of a motion is a finite number of seconds, 0 or more.")
    self.duration = duration
    self.curve = curve
    self.elapsed = elapsed
    self.isCrossFade = isCrossFade
  }

  /// How long anything is to be seen on its way, in seconds: the duration, or 0 where nothing moves.
  public var timeInMotion: Double { isCrossFade ? 0 : duration }

  /// No motion: the change is there at once.
  public static var immediate: KeyboardMotion { KeyboardMotion(duration: 0, curve: .keyboard) }
}
