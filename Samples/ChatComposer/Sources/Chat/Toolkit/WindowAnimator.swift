import KeyboardAvoidance
import KeyboardEvents

/// Lets a window carry motions out.
final class WindowAnimator: Animator {
  private let window: Window

  init(_ window: Window) { self.window = window }

  func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
    window.animate(motion, changes)
    if let completion { window.wait(for: motion, completion) }
  }
}
