/// What a host's own layout guide for the keyboard shows, for what no event tells: a keyboard that was up before anybody
/// listened, and a finger that drags it.
///
/// All of it is in the coordinates of the guide's screen, in points.
public struct KeyboardGuideReading: Hashable, Sendable {
  /// The frame of the guide; it ends where its view does, which may be above the screen's bottom.
  public var frame: Rect
  /// Where the guide's top is while there is no keyboard.
  public var restingTop: Double
  /// The bounds of the screen.
  public var screenBounds: Rect
  /// The screen.
  public var screen: ScreenID

  /// Creates a reading.
  public init(frame: Rect, restingTop: Double, screenBounds: Rect, screen: ScreenID) {
    self.frame = frame
    self.restingTop = restingTop
    self.screenBounds = screenBounds
    self.screen = screen
  }
}

extension KeyboardEmitter {
  /// Tells what a guide shows where that is news to a tracker in this emitter's center.
  ///
  /// While the tracker has heard of nothing yet, a guide above its rest is above a keyboard that came before; that is told
  /// as a change of frame without a duration. Later only a finger is news: a guide below the frame that was announced,
  /// while something that takes the keyboard along is dragged. Without a finger it is a guide that has not followed an
  /// event yet. Once the keyboard was dragged, the guide is believed until it is back, as the finger may be gone before.
  ///
  /// - Parameters:
  ///   - guide: what the guide shows now.
  ///   - tracker: what is known already.
  ///   - isDragged: whether a finger takes the keyboard along; asked only where that decides.
  /// - Returns: whether it was news, and has been posted.
  public func follow(_ guide: KeyboardGuideReading, in tracker: KeyboardTracker, isDragged: () -> Bool) -> Bool {
    let before = tracker.sequence
    if before == 0 {
      guard guide.frame.minY < guide.restingTop else { return false }
      try? post(.willChangeFrame, guide.transition)
    } else {
      guard case .docked(let shown) = tracker.state(of: guide.screen).placement, guide.frame.minY != shown.minY,
        let announced = lastFrame(on: guide.screen)
      else { return false }
      let wasDragged = shown.minY > announced.minY
      guard wasDragged || guide.frame.minY > announced.minY && isDragged() else { return false }
      drag(top: max(guide.frame.minY, announced.minY), screen: guide.screen)
    }
    return tracker.sequence != before
  }
}

extension KeyboardGuideReading {
  /// The keyboard behind the guide reaches down to the screen's bottom.
  fileprivate var transition: KeyboardTransition {
    KeyboardTransition(
      endFrame: Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: screenBounds.maxY - frame.minY),
      animationDuration: 0, isLocal: true, screen: screen)
  }
}
