/// As in <https://developer.apple.com/documentation/uikit/uiscreen>.
@MainActor
public final class UIScreen: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uiscreen/bounds>.
  public private(set) var bounds: CGRect

  /// As in <https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace>.
  public var coordinateSpace: any UICoordinateSpace { space }
  private let space = ScreenSpace()

  /// The keyboard that a person sees on this screen.
  public private(set) lazy var standInKeyboard = StandInKeyboard(self)
  /// What the device's own bars and corners cover of the screen.
  public var standInSafeArea: UIEdgeInsets

  /// A screen cannot be made by an app; the stand-in's device is made of one.
  public init(standInSize size: CGSize, safeArea: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    standInSafeArea = safeArea
    super.init()
    space.bounds = bounds
  }

  /// Turns the device: the bounds always reflect the interface's orientation.
  public func standInTurn(to size: CGSize, safeArea: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    space.bounds = bounds
    standInSafeArea = safeArea
  }
}

private final class ScreenSpace: PlacedOnScreen {
  var bounds = CGRect.zero
  var originOnScreen: CGPoint { .zero }
}
