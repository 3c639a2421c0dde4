/// A tracker's news: the state of one screen's keyboard is another one now.
public struct KeyboardStateChange: Hashable, Sendable {
  /// The screen.
  public var screen: ScreenID
  /// The state now.
  public var state: KeyboardState
  /// The number of this change at its tracker, growing.
  public var sequence: UInt64

  /// Whether a finger drags the keyboard at this moment.
  public var isInteractive: Bool

  /// Creates the news.
  public init(screen: ScreenID, state: KeyboardState, sequence: UInt64, isInteractive: Bool = false) {
    self.isInteractive = isInteractive
    self.screen = screen
    self.state = state
    self.sequence = sequence
  }
}
