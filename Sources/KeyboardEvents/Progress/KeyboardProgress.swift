/// One moment of a keyboard's way up or down: how high it stands, and where it goes.
public struct KeyboardProgress: Hashable, Sendable {
  /// The screen.
  public var screen: ScreenID
  /// How far the docked keyboard reaches above the bottom of its screen at this moment, in points, 0 or more.
  ///
  /// One that is not docked counts as 0.
  public var height: Double
  /// That height as a part of the whole keyboard, from 0 where it is away to 1 where it stands in full.
  ///
  /// It stays 1 while a keyboard that stands in full becomes lower.
  public var progress: Double
  /// The height at which the way ends, in points; under a finger nobody knows, and it is the height now.
  public var endHeight: Double
  /// How the keyboard moves; under a finger, and where it is cut, that takes no time.
  public var motion: KeyboardMotion
  /// Whether a finger moves it.
  public var isInteractive: Bool

  /// Creates the payload of one moment.
  public init(
    screen: ScreenID = .main, height: Double, progress: Double, endHeight: Double, motion: KeyboardMotion = .immediate,
    isInteractive: Bool = false
  ) {
    self.screen = screen
    self.height = height
    self.progress = progress
    self.endHeight = endHeight
    self.motion = motion
    self.isInteractive = isInteractive
  }
}

/// A way is start, moves, end. One that another one replaces is not ended: the new start goes on from where things are.
extension EventName where Payload == KeyboardProgress {
  /// A keyboard begins to move: the height is where it stands, the end height where it goes; others call it `onStart`.
  public static var keyboardMotionStart: Self { Self("keyboardMotionStart") }
  /// A keyboard is on its way, by itself or under a finger: once for each frame; others call it `onMove` or `onProgress`,
  /// and under a finger `onInteractive`.
  public static var keyboardMotionMove: Self { Self("keyboardMotionMove") }
  /// A keyboard has arrived, and stands at the height: once for each way that nothing replaced; others call it `onEnd`.
  public static var keyboardMotionEnd: Self { Self("keyboardMotionEnd") }
}
