#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardAvoidance
  public import KeyboardEvents
  import UIKit

  /// Moves things by UIView's animation blocks, in step with the keyboard.
  ///
  /// A motion that begins during another one goes on from where things are, and touches stay live throughout.
  @MainActor
  public final class UIKitAnimator: @MainActor Animator {
    /// Creates the animator.
    public init() {}

    /// Carries out the changes; without a duration they are cut, also inside somebody else's animation.
    public func animate(_ motion: KeyboardMotion, _ changes: () -> Void) {
      guard motion.duration > 0 else { return UIView.performWithoutAnimation(changes) }
      withoutActuallyEscaping(changes) { changes in
        let changes = OnceChanges(changes)
        UIView.animate(
          withDuration: motion.duration, delay: 0,
          options: [motion.curve.options, .beginFromCurrentState, .allowUserInteraction],
          animations: { changes.carryOut() }, completion: nil)
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
