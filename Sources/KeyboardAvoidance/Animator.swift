public import KeyboardEvents

/// A host's way to move things: it is handed the changes together with the motion that they belong to.
public protocol Animator: AnyObject {
  /// Carries out changes, so that what is on the screen gets there by the motion.
  ///
  /// The changes are called once, before the call returns; what the tree answers afterwards is the end of the motion. What
  /// is still moving from earlier changes goes on from where it is.
  func animate(_ motion: KeyboardMotion, _ changes: () -> Void)
}

/// An animator that does not animate: for hosts without animations.
public final class ImmediateAnimator: Animator {
  /// Creates the animator.
  public init() {}

  /// Carries out the changes at once.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void) { changes() }
}

@available(*, unavailable)
extension ImmediateAnimator: Sendable {}
