/// What a tracker knows, apart from the tracker, so that handlers can hold it without holding the tracker.
final class KeyboardFold {
  private let center: ObserverCenter
  private let place: SourcePlace
  /// The time in seconds, from any moment on; nil where nobody knows it.
  let clock: (() -> Double)?
  // No access to these calls anything, so none is checked for others: user infos, which may bring any code with them, are
  // compared and let go of outside.
  @exclusivity(unchecked) private(set) var screens = ScreenTable<ScreenRecord>()
  @exclusivity(unchecked) private(set) var sequence: UInt64 = 0
  /// Whether nothing is to move, but to fade in where it will be.
  @exclusivity(unchecked) var prefersCrossFadeTransitions = false

  init(center: ObserverCenter, place: SourcePlace, clock: (() -> Double)?) {
    self.center = center
    self.clock = clock
    self.place = place
  }

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
    let said = unsafe screens.userInfo(of: transition.screen ?? .main)
    return transition.userInfo == said ? nil : transition.userInfo
  }

  /// Posts the news of a screen, if there are any.
  private func tell(_ index: Int?, isInteractive: Bool = false) {
    guard let index else { return }
    unsafe sequence += 1
    unsafe center.post(
      .keyboardStateChange,
      KeyboardStateChange(
        screen: screens.screens[index], state: state(at: index), sequence: sequence, isInteractive: isInteractive),
      fileID: place.fileID, line: place.line)
  }

  private func report(_ kind: LifecycleIssue.Kind, about subject: String) {
    center.diagnostics.report(LifecycleIssue(kind, at: place, about: subject))
  }
}
