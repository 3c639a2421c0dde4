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
      let frame = root.convert(root.keyboardLayoutGuide.layoutFrame, to: place.space)
      if tracker.sequence == 0 {
        // Nothing was heard yet. A guide above the safe area is above a keyboard that came before.
        let rest = root.convert(root.safeAreaLayoutGuide.layoutFrame, to: place.space).maxY
        guard frame.minY < rest else { return false }
        return announceKeyboard(below: frame, on: place)
      }
      return followFinger(at: Double(frame.minY), on: place.id)
    }

    /// The guide ends where its view does; the keyboard behind it reaches down to the screen's bottom.
    private func announceKeyboard(below guide: CGRect, on place: WindowPlacement) -> Bool {
      var frame = guide
      frame.size.height = place.bounds.maxY - guide.minY
      let transition = KeyboardTransition(endFrame: Rect(frame), animationDuration: 0, isLocal: true, screen: place.id)
      let before = tracker.sequence
      try? emitter.post(.willChangeFrame, transition)
      return tracker.sequence != before
    }

    /// No notification comes while a finger drags the keyboard: a guide below the announced frame is the finger.
    ///
    /// Without a finger it is a guide that has not followed a notification yet. Once the keyboard was dragged, the guide
    /// is believed until it is back, as the finger may be gone before.
    private func followFinger(at top: Double, on screen: ScreenID) -> Bool {
      guard case .docked(let shown) = tracker.state(of: screen).placement,
        let announced = emitter.lastFrame(on: screen),
        top != shown.minY
      else { return false }
      let wasDragged = shown.minY > announced.minY
      guard wasDragged || top > announced.minY && tree.root?.isDismissingKeyboard == true else { return false }
      let before = tracker.sequence
      emitter.drag(top: max(top, announced.minY), screen: screen)
      return tracker.sequence != before
    }
  }

  extension UIView {
    /// Whether a finger pans a scroll view, in the view, that takes the keyboard along.
    ///
    /// O(views); it is asked only while the guide is not where the keyboard was announced.
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
