public import KeyboardAvoidance
public import KeyboardEvents

/// An animator that carries out changes at once and keeps the motions: for tests of what is animated.
public final class MinimalAnimator: Animator {
  /// Every motion that changes were handed over with, in order.
  public private(set) var motions: [KeyboardMotion] = []

  /// Creates an animator that was handed nothing yet.
  public init() {}

  /// Keeps the motion, and carries out the changes, with which the motion is over.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
    motions.append(motion)
    changes()
    completion?(true)
  }
}

@available(*, unavailable)
extension MinimalAnimator: Sendable {}
