public import KeyboardEvents

/// A host's way to move things: it is handed the changes together with the motion that they belong to.
public protocol Animator: AnyObject {
  /// Carries out changes, so that what is on the screen gets there by the motion.
  ///
  /// - Parameters:
  ///   - motion: how things get there. One without a duration is a cut; of one that is a cross-fade nothing moves, and
  ///     what changes is there at once, or fades in there.
  ///   - changes: what is to be changed. It is called once, before the call returns; what the tree answers afterwards is
  ///     the end of the motion. What is still moving from earlier changes goes on from where it is.
  ///   - completion: is to be called once when the motion is over, with whether it came to its end; of a cut, before the
  ///     call returns. Nil where nobody waits. An avoider that has heard of the end, or has put something else in the
  ///     motion's place, does not listen to a later call.
  func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?)
}

extension Animator {
  /// Carries out changes without waiting for the end of the motion.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void) {
    animate(motion, changes, completion: nil)
  }
}

/// An animator that does not animate: for hosts without animations.
public final class ImmediateAnimator: Animator {
  /// Creates the animator.
  public init() {}

  /// Carries out the changes at once.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
    changes()
    completion?(true)
  }
}

@available(*, unavailable)
extension ImmediateAnimator: Sendable {}
