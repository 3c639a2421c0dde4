/// Folds keyboard events into the state of each screen's keyboard, and answers whoever comes late.
///
/// It listens before everybody else, so a handler of any keyboard event finds the new state here. A change is posted as
/// ``EventName/keyboardStateChange``. The rules, in the order in which they count:
///
/// - will-hide always means hidden, whatever its frame and whoever's keyboard it was;
/// - the keyboard of another app changes nothing else;
/// - a frame that cannot be used is an issue and changes nothing, a missing one says nothing;
/// - an all-zero will-show leaves a floating bar that covers nothing, elsewhere an all-zero frame says nothing;
/// - what the source says in its user info counts with the frame of a will- event, and with a will-hide;
/// - without width or height, or off the screen, it is hidden; at the screen's bottom docked; elsewhere it floats;
/// - a did- event of a transition that another one has replaced changes nothing, nor does any other while a transition is
///   under way. What nobody announced is believed otherwise, as it is how some systems report a split keyboard; a did-show
///   or did-hide of that kind is an issue besides.
///
/// Not `Sendable`: it belongs to whoever owns the center.
public final class KeyboardTracker {
  /// The center whose events are followed.
  public let center: ObserverCenter
  private let fold: KeyboardFold
  private var tokens: [ObservationToken] = []

  /// Creates a tracker for the main screen.
  ///
  /// - Parameters:
  ///   - center: the center whose events are followed.
  ///   - screenBounds: the main screen in its own coordinates, in points.
  ///   - clock: the time in seconds, from any moment on. With it a transition whose did- event never comes is over when
  ///     its time is; without it, it stays under way until the next one.
  ///   - fileID: the file that issues name.
  ///   - line: the line that issues name.
  public init(
    center: ObserverCenter, screenBounds: Rect, clock: (() -> Double)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.center = center
    fold = KeyboardFold(center: center, place: SourcePlace(fileID: fileID, line: line), clock: clock)
    fold.setBounds(screenBounds, of: .main)
    // The handlers hold the fold and not the tracker, which owns the tokens: dropping the tracker frees all of it.
    let fold = fold
    for event in KeyboardEvent.allCases {
      center.addObserver(for: event.name, priority: .max, fileID: fileID, line: line) { transition in
        fold.receive(event, transition)
      }.store(in: &tokens)
    }
    center.addObserver(for: .keyboardDrag, priority: .max, fileID: fileID, line: line) { drag in
      fold.receive(drag)
    }.store(in: &tokens)
  }

  // The handlers go while the tracker still holds the center that they are registered in.
  deinit { tokens = [] }

  /// The state of a screen's keyboard; of a screen that nobody has told of, hidden.
  public func state(of screen: ScreenID = .main) -> KeyboardState { fold.state(of: screen) }

  /// The number of the last change, growing; 0 before the first.
  public var sequence: UInt64 { unsafe fold.sequence }

  /// Whether the person wants nothing to slide over the screen, but to fade in where it will be; by default not.
  ///
  /// The host tells it, at any time: UIKit has it in `UIAccessibility.prefersCrossFadeTransitions`. Every motion of a state
  /// bears it as ``KeyboardMotion/isCrossFade`` then, so that animators make changes at once; where the keyboard is, and
  /// which events are posted, does not depend on it.
  public var prefersCrossFadeTransitions: Bool {
    get { unsafe fold.prefersCrossFadeTransitions }
    set { unsafe fold.prefersCrossFadeTransitions = newValue }
  }

  /// Returns the motion for what begins to move now and is to arrive with the keyboard of a screen.
  ///
  /// While that keyboard moves it is the rest of its motion, so that what is above it now, and at the end, is above it on
  /// the whole way. Else, and without a clock, it is the keyboard's last motion as a whole.
  public func motionToJoin(on screen: ScreenID = .main) -> KeyboardMotion { fold.motionToJoin(on: screen) }

  /// Returns the bounds of a screen in its own coordinates, in points, or nil for one that nobody has told of.
  public func bounds(of screen: ScreenID = .main) -> Rect? { fold.bounds(of: screen) }

  /// Returns whether a finger drags the keyboard of a screen: from the first drag on to the next event of that keyboard.
  public func isDragging(on screen: ScreenID = .main) -> Bool { fold.isDragged(on: screen) }

  /// Tells the bounds of a screen, also when it has turned; the keyboard's last frame is then read anew.
  ///
  /// - Parameters:
  ///   - bounds: the screen in its own coordinates, in points; what cannot be used is an issue and changes nothing.
  ///   - screen: the screen; by default the main one.
  public func setBounds(_ bounds: Rect, of screen: ScreenID = .main) { fold.setBounds(bounds, of: screen) }
}

extension KeyboardTracker {
  /// Reads the parts of a screen's ``state(of:)`` into places of their own, which costs half of taking it to pieces.
  package func read(
    _ screen: ScreenID, _ placement: inout KeyboardState.Placement, _ motion: inout KeyboardMotion,
    _ userInfo: inout UserInfo
  ) {
    fold.read(screen, &placement, &motion, &userInfo)
  }

  /// The screens that anybody has told of, in that order.
  var screens: [ScreenID] { fold.knownScreens }
}

@available(*, unavailable)
extension KeyboardTracker: Sendable {}
