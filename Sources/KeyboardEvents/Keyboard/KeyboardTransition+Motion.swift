extension KeyboardTransition {
  /// The motion that the payload describes.
  ///
  /// No duration, one that is not a positive number, or one without an end is no motion; no curve is the keyboard's own.
  public var motion: KeyboardMotion {
    let duration = animationDuration ?? 0
    return KeyboardMotion(
      duration: duration.isFinite ? max(duration, 0) : 0, curve: animationCurve ?? .keyboard)
  }
}
