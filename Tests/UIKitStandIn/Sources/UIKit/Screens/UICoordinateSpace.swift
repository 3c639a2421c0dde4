/// As in <https://developer.apple.com/documentation/uikit/uicoordinatespace>.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// As in <https://developer.apple.com/documentation/uikit/uicoordinatespace/bounds>.
  var bounds: CGRect { get }
  /// As in <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)-3imkt>.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Where the origin of a space is, in that of its screen; the way between any two spaces of the stand-in.
@MainActor
protocol PlacedOnScreen: UICoordinateSpace {
  var originOnScreen: CGPoint { get }
}

extension PlacedOnScreen {
  /// As in <https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)-3imkt>, by way of the screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? any PlacedOnScreen else { return rect }
    let (here, there) = (originOnScreen, other.originOnScreen)
    return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
  }
}
