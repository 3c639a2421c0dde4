/// The payload of the six keyboard events, with the field names of UIKit's.
///
/// What the system leaves out is nil and never 0. Frames are in the coordinates of the screen.
public struct KeyboardTransition: Hashable, Sendable {
  /// The keyboard's frame before, in screen coordinates; hosts report it carelessly, so nothing is computed from it.
  public var beginFrame: Rect?
  /// The keyboard's frame after, in screen coordinates.
  public var endFrame: Rect?
  /// How long the motion takes, in seconds; 0 is no motion.
  public var animationDuration: Double?
  /// The curve of the motion.
  public var animationCurve: AnimationCurve?
  /// Whether the keyboard belongs to this app; nil counts as true.
  public var isLocal: Bool?
  /// The screen that the keyboard is on; nil counts as ``ScreenID/main``.
  public var screen: ScreenID?
  /// The number of the transition at its source, growing; all notifications of one transition bear the same.
  public var sequence: UInt64
  /// What else the source has to say.
  public var userInfo: UserInfo

  /// Creates a payload; what is left out is missing.
  public init(
    beginFrame: Rect? = nil, endFrame: Rect? = nil, animationDuration: Double? = nil,
    animationCurve: AnimationCurve? = nil, isLocal: Bool? = nil, screen: ScreenID? = nil, sequence: UInt64 = 0,
    userInfo: UserInfo = UserInfo()
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.animationDuration = animationDuration
    self.animationCurve = animationCurve
    self.isLocal = isLocal
    self.screen = screen
    self.sequence = sequence
    self.userInfo = userInfo
  }
}
