/// What a tracker knows, apart from the tracker, so that handlers can hold it without holding the tracker.
final class KeyboardFold {
  private let center: ObserverCenter
  private let place: SourcePlace
  /// The time in seconds, from any moment on; nil where nobody knows it.
  private let clock: (() -> Double)?
  private var screens = ScreenTable<ScreenRecord>()
  // Plain values: no access to them calls anything, so none is checked for others.
  @exclusivity(unchecked) private(set) var sequence: UInt64 = 0
  /// Whether nothing is to move, but to fade in where it will be.
  @exclusivity(unchecked) var prefersCrossFadeTransitions = false

  init(center: ObserverCenter, place: SourcePlace, clock: (() -> Double)?) {
    self.center = center
    self.clock = clock
    self.place = place
  }

  func state(of screen: ScreenID) -> KeyboardState {
    var state = screens.state(of: screen)
    state.motion.isCrossFade = unsafe prefersCrossFadeTransitions
    return state
  }

  /// What is left of the motion of a screen's keyboard, or the whole of one that is over.
  func motionToJoin(on screen: ScreenID) -> KeyboardMotion {
    var motion = state(of: screen).motion
    guard let clock, let movedAt = screens[screen]?.movedAt else { return motion }
    let elapsed = clock() - movedAt
    guard elapsed > 0, elapsed < motion.duration else { return motion }
    motion.duration -= elapsed
    motion.elapsed = elapsed
    return motion
  }

  /// The screens that anybody has told of, in that order.
  var knownScreens: [ScreenID] { screens.screens }

  /// The screen in its own coordinates, or nil until somebody tells.
  func bounds(of screen: ScreenID) -> Rect? { screens[screen]?.bounds }

  /// Whether a finger holds the keyboard of a screen.
  func isDragged(on screen: ScreenID) -> Bool { screens[screen]?.draggedTop != nil }

  func setBounds(_ bounds: Rect, of screen: ScreenID) {
    guard bounds.isUsable else { return report(.nonFinite, about: "screen bounds") }
    tell(screens.setBounds(bounds, of: screen, at: clock?()))
  }

  func receive(_ drag: KeyboardDrag) {
    guard drag.top.isFinite else { return report(.nonFinite, about: "keyboardDrag") }
    tell(screens.take(drag, at: clock?()), isInteractive: true)
  }

  func receive(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    guard event == .willHide || transition.isLocal != false else { return }
    if transition.isUsable { return take(event, transition) }
    report(.nonFinite, about: event.rawValue)
    if let usable = try? transition.usable(in: event) { take(event, usable) }
  }

  private func take(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    if event.isAnnouncement { return tell(screens.announce(event, transition, at: clock?())) }
    var issue: LifecycleIssue.Kind?
    tell(screens.end(event, transition, at: clock?(), &issue))
    if let issue { report(issue, about: event.rawValue) }
  }

  /// Posts the news of a screen, if there are any.
  private func tell(_ index: Int?, isInteractive: Bool = false) {
    guard let index else { return }
    unsafe sequence += 1
    let screen = screens.screens[index]
    unsafe center.post(
      .keyboardStateChange,
      KeyboardStateChange(
        screen: screen, state: state(of: screen), sequence: sequence, isInteractive: isInteractive),
      fileID: place.fileID, line: place.line)
  }

  private func report(_ kind: LifecycleIssue.Kind, about subject: String) {
    center.diagnostics.report(LifecycleIssue(kind, at: place, about: subject))
  }
}
