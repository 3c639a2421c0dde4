/// What a tracker knows, apart from the tracker, so that handlers can hold it without holding the tracker.
final class KeyboardFold {
  private let center: ObserverCenter
  private let place: SourcePlace
  /// The time in seconds, from any moment on; nil where nobody knows it.
  private let clock: (() -> Double)?
  // No access to these calls anything, so none is checked for others: user infos, which may bring any code with them, are
  // compared and let go of outside.
  @exclusivity(unchecked) private var screens = ScreenTable<ScreenRecord>()
  @exclusivity(unchecked) private(set) var sequence: UInt64 = 0
  /// Whether nothing is to move, but to fade in where it will be.
  @exclusivity(unchecked) var prefersCrossFadeTransitions = false

  init(center: ObserverCenter, place: SourcePlace, clock: (() -> Double)?) {
    self.center = center
    self.clock = clock
    self.place = place
  }

  func state(of screen: ScreenID) -> KeyboardState {
    var state = unsafe screens.state(of: screen)
    state.motion.isCrossFade = unsafe prefersCrossFadeTransitions
    return state
  }

  /// What is left of the motion of a screen's keyboard, or the whole of one that is over.
  func motionToJoin(on screen: ScreenID) -> KeyboardMotion {
    var motion = state(of: screen).motion
    guard let clock, let movedAt = unsafe screens[screen]?.movedAt else { return motion }
    let elapsed = clock() - movedAt
    guard elapsed > 0, elapsed < motion.duration else { return motion }
    motion.duration -= elapsed
    motion.elapsed = elapsed
    return motion
  }

  /// The screens that anybody has told of, in that order.
  var knownScreens: [ScreenID] { unsafe screens.screens }

  /// The screen in its own coordinates, or nil until somebody tells.
  func bounds(of screen: ScreenID) -> Rect? { unsafe screens[screen]?.bounds }

  /// Whether a finger holds the keyboard of a screen.
  func isDragged(on screen: ScreenID) -> Bool { unsafe screens[screen]?.draggedTop != nil }

  func setBounds(_ bounds: Rect, of screen: ScreenID) {
    guard bounds.isUsable else { return report(.nonFinite, about: "screen bounds") }
    let time = clock?()
    tell(unsafe screens.setBounds(bounds, of: screen, at: time))
  }

  func receive(_ drag: KeyboardDrag) {
    guard drag.top.isFinite else { return report(.nonFinite, about: "keyboardDrag") }
    let time = clock?()
    tell(unsafe screens.take(drag, at: time), isInteractive: true)
  }

  func receive(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    guard event == .willHide || transition.isLocal != false else { return }
    if transition.isUsable { return take(event, transition) }
    report(.nonFinite, about: event.rawValue)
    if let usable = try? transition.usable(in: event) { take(event, usable) }
  }

  private func take(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    let time = clock?()
    if event.isAnnouncement {
      var news = news(in: event, transition)
      return tell(unsafe screens.announce(event, transition, &news, at: time))
    }
    var issue: LifecycleIssue.Kind?
    tell(unsafe screens.end(event, transition, at: time, &issue))
    if let issue { report(issue, about: event.rawValue) }
  }

  /// What else a will- event says that counts, where it is not what was said before.
  private func news(in event: KeyboardEvent, _ transition: KeyboardTransition) -> UserInfo? {
    guard event == .willHide || transition.endFrame != nil else { return nil }
    let said = unsafe screens.state(of: transition.screen ?? .main).userInfo
    return transition.userInfo == said ? nil : transition.userInfo
  }

  /// Posts the news of a screen, if there are any.
  private func tell(_ index: Int?, isInteractive: Bool = false) {
    guard let index else { return }
    unsafe sequence += 1
    var change = unsafe KeyboardStateChange(
      screen: screens.screens[index], state: screens.values[index].state, sequence: sequence,
      isInteractive: isInteractive)
    change.state.motion.isCrossFade = unsafe prefersCrossFadeTransitions
    center.post(.keyboardStateChange, change, fileID: place.fileID, line: place.line)
  }

  private func report(_ kind: LifecycleIssue.Kind, about subject: String) {
    center.diagnostics.report(LifecycleIssue(kind, at: place, about: subject))
  }
}
