#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  import UIKit

  /// Numbers the screens of an app, so that a keyboard and a window on the same screen name it alike.
  ///
  /// The first screen that anybody asks for is the main one, which is the one that a notification without a
  /// screen means: before iOS 16.1 none of them has one.
  @MainActor
  public final class UIKitScreens {
    #if !os(visionOS)
      /// A screen is remembered after it was unplugged, so that its number is never another one's.
      private struct Known {
        weak var screen: UIScreen?
      }
      private var known: [Known] = []
    #endif

    /// Creates an empty numbering.
    public init() {}

    #if !os(visionOS)
      /// Returns the number of a screen; the same screen always has the same one.
      func id(of screen: UIScreen) -> ScreenID {
        if let index = known.firstIndex(where: { $0.screen === screen }) { return ScreenID(rawValue: index) }
        known.append(Known(screen: screen))
        return ScreenID(rawValue: known.count - 1)
      }
    #endif

    /// Returns where a window is, or nil for one that is on no screen.
    func place(of window: UIWindow) -> WindowPlacement? {
      #if os(visionOS)
        // A keyboard is a window of its own there and covers none; the window's own coordinates stand for a screen's.
        return WindowPlacement(id: .main, bounds: window.bounds, space: window, frame: window.bounds)
      #else
        guard let screen = window.windowScene?.screen else { return nil }
        let space = screen.coordinateSpace
        return WindowPlacement(
          id: id(of: screen), bounds: space.bounds, space: space, frame: window.convert(window.bounds, to: space))
      #endif
    }
  }

  /// Where a window is on its screen.
  @MainActor
  struct WindowPlacement {
    var id: ScreenID
    /// The screen in its own coordinates, as the interface is turned.
    var bounds: CGRect
    /// The coordinates in which keyboards are reported.
    var space: any UICoordinateSpace
    /// The window in those coordinates.
    var frame: CGRect
  }
#endif
