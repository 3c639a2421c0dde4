/// What a tracker knows, apart from the tracker, so that handlers can hold it without holding the tracker.
final class KeyboardFold {
  private let center: ObserverCenter
  private let place: SourcePlace
  /// The time in seconds, from any moment on; nil where nobody knows it.
  private let clock: (() -> Double)?
  private var screens = ScreenTable<ScreenRecord>()
  private(set) var sequence: UInt64 = 0
  /// Whether nothing is to move, but to fade in where it will be.
  var prefersCrossFadeTransitions = false

  init(center: ObserverCenter, place: SourcePlace, clock: (() -> Double)?) {
    self.center = center
    self.clock = clock
    self.place = place
  }

  func state(of screen: ScreenID) -> KeyboardState {
    var state = screens[screen]?.state ?? KeyboardState(.hidden)
    state.motion.isCrossFade = prefersCrossFadeTransitions
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
    update(screen, motion: .immediate) { $0.bounds = bounds }
  }

  func receive(_ drag: KeyboardDrag) {
    guard drag.top.isFinite else { return report(.nonFinite, about: "keyboardDrag") }
    update(drag.screen ?? .main, motion: .immediate, isInteractive: true) { $0.draggedTop = drag.top }
  }

  func receive(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    guard event == .willHide || transition.isLocal != false else { return }
    if transition.isUsable { return event.isAnnouncement ? announce(event, transition) : end(event, transition) }
    report(.nonFinite, about: event.rawValue)
    guard let usable = try? transition.usable(in: event) else { return }
    event.isAnnouncement ? announce(event, usable) : end(event, usable)
  }

  private func announce(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    let now = clock?() ?? 0
    // Without a clock a transition is under way until its did- event comes.
    let duration = clock == nil ? .infinity : transition.motion.duration
    if event == .willHide {
      return update(transition.screen ?? .main, motion: transition.motion) {
        $0.history.announce(event, endFrame: transition.endFrame, at: now, overAt: now + duration)
        $0.report = .gone
        $0.userInfo = transition.userInfo
      }
    }
    let frame = transition.endFrame
    if frame == .zero, event == .willChangeFrame { return }
    update(transition.screen ?? .main, motion: transition.motion) {
      $0.history.announce(event, endFrame: frame, at: now, overAt: now + duration)
      guard let frame else { return }
      $0.report = frame == .zero ? .bar : .at(frame)
      $0.userInfo = transition.userInfo
    }
  }

  private func end(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
    let frame = transition.endFrame
    if frame == .zero, event == .didChangeFrame { return }
    var issue: LifecycleIssue.Kind?
    let now = clock?() ?? 0
    update(transition.screen ?? .main, motion: .immediate) { record in
      switch record.history.end(event, endFrame: frame, at: now) {
      case .ends: break
      case .old: if event != .didChangeFrame { issue = .didWithoutWill }
      case .replaced: issue = .transitionsOverlap
      case .corrects:
        // What has left stays away: in a hide the frame says nothing.
        if !record.history.isHiding, let frame { record.report = frame == .zero ? .bar : .at(frame) }
      case .unannounced:
        switch event {
        case .didHide: record.report = .gone
        default: if let frame { record.report = frame == .zero ? .bar : .at(frame) }
        }
        if event != .didChangeFrame { issue = .didWithoutWill }
      }
    }
    if let issue { report(issue, about: event.rawValue) }
  }

  /// Changes what is known of a screen, and posts the news if its state is another one then.
  private func update(
    _ screen: ScreenID, motion: KeyboardMotion, isInteractive: Bool = false, _ change: (inout ScreenRecord) -> Void
  ) {
    let now = clock?()
    let isNews = screens.change(screen, startingWith: ScreenRecord()) { record in
      change(&record)
      let after = record.placement
      guard after != record.state.placement || record.userInfo != record.state.userInfo else { return false }
      record.state = KeyboardState(after, motion: motion, userInfo: record.userInfo)
      record.movedAt = now
      return true
    }
    guard isNews else { return }
    sequence += 1
    center.post(
      .keyboardStateChange,
      KeyboardStateChange(
        screen: screen, state: state(of: screen), sequence: sequence, isInteractive: isInteractive),
      fileID: place.fileID, line: place.line)
  }

  private func report(_ kind: LifecycleIssue.Kind, about subject: String) {
    center.diagnostics.report(LifecycleIssue(kind, at: place, about: subject))
  }
}
