/// As in <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@MainActor
public final class UIWindowScene: UIResponder {
  /// As in <https://developer.apple.com/documentation/uikit/uiwindowscene/screen>.
  public let screen: UIScreen
  /// As in <https://developer.apple.com/documentation/uikit/uiwindowscene/windows>.
  public internal(set) var windows: [UIWindow] = []

  /// A scene is connected by the system; the stand-in's is by its test.
  public init(standInScreen screen: UIScreen) { self.screen = screen }

  /// What a turn of the run loop does to the scene: whatever asked for a layout gets one.
  public func standInTurnRunLoop() {
    for window in windows { window.layoutIfNeeded() }
  }
}
