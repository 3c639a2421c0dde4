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
