/// As in <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@MainActor
public enum UIAccessibility {
  /// As in <https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions>.
  public static var prefersCrossFadeTransitions: Bool { standInPrefersCrossFade }

  /// What the person prefers, for tests to set.
  public static var standInPrefersCrossFade = false
}
