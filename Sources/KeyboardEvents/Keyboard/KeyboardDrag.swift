/// A finger drags the docked keyboard: where its top edge is in this frame.
public struct KeyboardDrag: Hashable, Sendable {
  /// The keyboard's top edge, in screen coordinates, in points.
  public var top: Double
  /// The screen; nil counts as ``ScreenID/main``.
  public var screen: ScreenID?

  /// Creates the payload of one frame of a drag.
  public init(top: Double, screen: ScreenID? = nil) {
    self.top = top
    self.screen = screen
  }
}

extension KeyboardDrag {
  /// Creates the payload for a finger on a screen with a docked keyboard.
  ///
  /// The keyboard's top stays at its docked place until the finger has reached the padding above it, and follows from there
  /// on: top = max(docked top, finger + padding). UIKit's `keyboardDismissPadding` is the same number.
  ///
  /// - Parameters:
  ///   - finger: where the finger is, in screen coordinates, in points.
  ///   - docked: the frame at which the keyboard is docked, in screen coordinates.
  ///   - dismissPadding: how far above the keyboard the finger takes hold of it, in points, like the height of a bar that
  ///     stands on it; one below 0, and one that is not finite, counts as 0.
  ///   - screen: the screen; nil counts as ``ScreenID/main``.
  public init(finger: Double, docked: Rect, dismissPadding: Double = 0, screen: ScreenID? = nil) {
    let padding = dismissPadding.isFinite ? max(0, dismissPadding) : 0
    self.init(top: max(docked.minY, finger + padding), screen: screen)
  }
}
