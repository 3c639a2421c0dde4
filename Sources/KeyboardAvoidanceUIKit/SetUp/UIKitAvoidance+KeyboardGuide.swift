#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  import UIKit

  /// What the system's keyboard guide knows and no notification tells: a keyboard that was up before, and a finger on it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
  extension UIKitAvoidance {
    /// Takes over what the guide shows where that is news; tells whether it was.
    func followKeyboardGuide() -> Bool {
      guard let root = tree.root, let window = root.window, let place = tree.screens.place(of: window) else {
        return false
      }
      // Not the safe area's guide, whose frame is there only after a layout.
      let safeArea = root.convert(root.bounds.inset(by: root.safeAreaInsets), to: place.space)
      let reading = KeyboardGuideReading(
        frame: Rect(root.convert(root.keyboardLayoutGuide.layoutFrame, to: place.space)),
        restingTop: Double(safeArea.maxY), screenBounds: Rect(place.bounds), screen: place.id)
      return emitter.follow(reading, in: tracker) { root.isDismissingKeyboard }
    }
  }

  extension UIView {
    /// Whether a finger pans a scroll view, in the view, that takes the keyboard along.
    ///
    /// O(views).
    fileprivate var isDismissingKeyboard: Bool {
      #if !os(visionOS)
        if let scroll = self as? UIScrollView, scroll.keyboardDismissMode != .none {
          let pan = scroll.panGestureRecognizer.state
          if pan == .began || pan == .changed { return true }
        }
      #endif
      return subviews.contains { $0.isDismissingKeyboard }
    }
  }
#endif
