/// As in <https://developer.apple.com/documentation/uikit/uicolor>.
@MainActor
public final class UIColor: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uicolor/systembackground>.
  public static let systemBackground = UIColor()
  /// As in <https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground>.
  public static let secondarySystemBackground = UIColor()
}
