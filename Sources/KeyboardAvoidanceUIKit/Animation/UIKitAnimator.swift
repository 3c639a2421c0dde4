#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardAvoidance
  public import KeyboardEvents
  import UIKit

  /// Moves things by UIView's animation blocks, in step with the keyboard.
  ///
  /// Around a turn or a transition an app can call `suspend()` of the avoider, and `resume()` in the closure that
  /// `UIViewControllerTransitionCoordinator` animates alongside: everything goes to its new place with it, in one motion.
  ///
  /// A motion that begins during another one goes on from where things are, and touches stay live throughout. What joins a
  /// motion in the middle has the time that is left of it; the curve begins anew, as UIKit has no rest of one.
  @MainActor
  public final class UIKitAnimator: @MainActor Animator {
    /// Creates the animator.
    public init() {}

    /// Carries out the changes; what does not move is cut, also inside somebody else's animation.
    public func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
      guard motion.timeInMotion > 0 else {
        UIView.performWithoutAnimation(changes)
        completion?(true)
        return
      }
      withoutActuallyEscaping(changes) { changes in
        let changes = OnceChanges(changes)
        UIView.animate(
          withDuration: motion.duration, delay: 0,
          options: [motion.curve.options, .beginFromCurrentState, .allowUserInteraction],
          animations: { changes.carryOut() }, completion: { completion?($0) })
        changes.carryOut()
      }
    }
  }

  extension AnimationCurve {
    /// The curve as an option of an animation block, where it has 4 bits from the 16th on; so 7 passes unnamed.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions>
    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue & 0xF) << 16) }
  }
#endif
