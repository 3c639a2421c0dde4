#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardAvoidance
  public import KeyboardEvents
  import UIKit

  /// Moves things by property animators, for apps that want to look at a motion, or to finish it early.
  @MainActor
  public final class UIKitPropertyAnimator: @MainActor Animator {
    private var running: UIViewPropertyAnimator?

    /// Creates the animator.
    public init() {}

    /// How much of the motion is done, from 0 to 1; nil while nothing moves.
    public var fractionComplete: Double? {
      running.flatMap { $0.isRunning ? Double($0.fractionComplete) : nil }
    }

    /// Ends the motion where it was going.
    public func finish() {
      running?.stopAnimation(false)
      running?.finishAnimation(at: .end)
      running = nil
    }

    /// Carries out the changes; what is still moving goes on from where it is.
    public func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
      guard motion.timeInMotion > 0 else {
        UIView.performWithoutAnimation(changes)
        completion?(true)
        return
      }
      withoutActuallyEscaping(changes) { changes in
        let changes = OnceChanges(changes)
        // A curve that has no name is kept: the enumeration is the system's, and takes its numbers.
        let curve = UIView.AnimationCurve(rawValue: motion.curve.rawValue) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: motion.duration, curve: curve, animations: nil)
        animator.isUserInteractionEnabled = true
        animator.addAnimations { changes.carryOut() }
        animator.addCompletion { completion?($0 == .end) }
        animator.startAnimation()
        changes.carryOut()
        running = animator
      }
    }
  }
#endif
