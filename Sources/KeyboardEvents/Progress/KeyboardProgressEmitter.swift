/// Tells where a keyboard is in each frame, between the events that tell where it goes.
///
/// It follows a tracker, and goes by any clock: the host calls ``draw()`` once for each frame that it draws. A keyboard that
/// moves by itself, and one under a finger, are told alike.
///
/// ```swift
/// let progress = KeyboardProgressEmitter(tracker: tracker, clock: { now })
/// let token = tracker.center.addObserver(for: .keyboardMotionMove) { bar.opacity = $0.progress }
/// // for each frame, as long as progress.isMoving:
/// progress.draw()
/// ```
///
/// - ``EventName/keyboardMotionStart`` comes as soon as the keyboard has a new place to go to, and
///   ``EventName/keyboardMotionEnd`` with the first frame at which it is there. The heights between are the motion's:
///   what an animator moves by the same motion stays with the keyboard.
/// - A way that another one replaces is not ended: the new start goes on from where things are.
/// - Without a time in motion, and where the person prefers that things fade, a start is followed by its end at once.
/// - A finger's way ends where the keyboard is back in full, or at the next frame after the keyboard was told to be where
///   the finger has left it; told to go elsewhere, it goes on by a way of its own.
///
/// Not `Sendable`: it belongs to whoever owns the tracker.
public final class KeyboardProgressEmitter {
  private let ways: KeyboardWays
  private var tokens: [ObservationToken] = []

  /// Creates an emitter that posts in the tracker's center; a keyboard that is up already is where it is, without a word.
  ///
  /// - Parameters:
  ///   - tracker: who knows where the keyboard goes.
  ///   - clock: the time in seconds, from any moment on; that of the frame which is drawn.
  ///   - fileID: the file that issues name.
  ///   - line: the line that issues name.
  public init(
    tracker: KeyboardTracker, clock: @escaping () -> Double, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    ways = KeyboardWays(tracker: tracker, clock: clock, place: SourcePlace(fileID: fileID, line: line))
    // The handler holds the ways and not the emitter, which owns the token: dropping the emitter frees all of it.
    let ways = ways
    tracker.center.addObserver(for: .keyboardStateChange, priority: .max, fileID: fileID, line: line) { change in
      ways.keyboardDidChange(change)
    }.store(in: &tokens)
  }

  // The handler goes while the tracker, which the ways hold, still holds the center that it is registered in.
  deinit { tokens = [] }

  /// Ends every way where the keyboard is, so that whoever waits for an end gets it, and follows the tracker no more.
  ///
  /// An emitter that is dropped ends silently: whoever owns it may be going too, and is not to be called then.
  public func end() {
    tokens = []
    ways.finish()
  }

  /// Whether any keyboard is on a way: until then no frame has news.
  public var isMoving: Bool { ways.isMoving }

  /// Returns where the keyboard of a screen is now, for those who come late.
  public func progress(of screen: ScreenID = .main) -> KeyboardProgress { ways.progress(of: screen) }

  /// Tells where each keyboard on its way is now; call it for each frame.
  ///
  /// Twice at the same time is once. A frame costs O(screens) and the handlers, and allocates nothing.
  public func draw() { ways.draw() }
}

@available(*, unavailable)
extension KeyboardProgressEmitter: Sendable {}
