/// What a keyboard source calls: it checks each payload where it enters and sends the events in their legal order.
///
/// ```swift
/// let emitter = KeyboardEmitter(center: center)
/// try emitter.show(to: Rect(x: 0, y: 477, width: 375, height: 335))   // will-change, will-show
/// emitter.finish()                                                    // did-change, did-show
/// ```
///
/// Not `Sendable`: it belongs to whoever owns the center.
public final class KeyboardEmitter {
  /// The center that the events are posted in.
  public let center: ObserverCenter
  private var sequence: UInt64 = 0
  private var screens = ScreenTable<EmittedScreen>()

  /// Creates an emitter that posts in a center.
  public init(center: ObserverCenter) { self.center = center }

  /// Returns the end frame that was announced last on a screen, in its coordinates, or nil where none was.
  public func lastFrame(on screen: ScreenID = .main) -> Rect? { screens[screen]?.frame }
}

@available(*, unavailable)
extension KeyboardEmitter: Sendable {}

/// What was posted last of one screen's keyboard.
private struct EmittedScreen {
  /// The number of the transition that was announced last.
  var latest: UInt64 = 0
  /// The end frame that was announced last.
  var frame: Rect?
  /// What has been announced and not yet been finished.
  var announced: (events: [KeyboardEvent], transition: KeyboardTransition)?
}

extension ScreenTable<EmittedScreen> {
  /// Takes note of what is about to be posted.
  fileprivate mutating func note(_ event: KeyboardEvent, _ transition: KeyboardTransition, _ announcement: UInt64) {
    let index = place(of: transition.screen ?? .main, orAdd: EmittedScreen())
    if let frame = transition.endFrame { values[index].frame = frame }
    guard event.isAnnouncement else { return }
    values[index].latest = announcement
    values[index].announced = nil
  }
}

extension KeyboardEmitter {
  /// Announces that the keyboard comes up to a frame: will-change-frame, then will-show.
  ///
  /// - Parameters:
  ///   - frame: where the keyboard will be, in screen coordinates.
  ///   - begin: where it was; nil is the frame announced last on the screen.
  ///   - duration: how long the motion takes, in seconds; nil leaves it out.
  ///   - curve: the curve of the motion; nil leaves it out.
  ///   - screen: the screen; nil is the main one.
  ///   - userInfo: what else there is to say; strategies find it in their context.
  ///   - fileID: the file that issues name.
  ///   - line: the line that issues name.
  /// - Throws: `KeyboardPayloadError` for a frame that cannot be used; nothing has been posted then.
  public func show(
    to frame: Rect, from begin: Rect? = nil, over duration: Double? = 0.25, curve: AnimationCurve? = .keyboard,
    screen: ScreenID? = nil, userInfo: UserInfo = UserInfo(), fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KeyboardPayloadError) {
    try announce(
      [.willChangeFrame, .willShow], to: frame, from: begin, over: duration, curve: curve, screen: screen,
      userInfo: userInfo, at: SourcePlace(fileID: fileID, line: line))
  }

  /// Announces that the keyboard leaves: will-change-frame, then will-hide.
  ///
  /// The parameters are those of ``show(to:from:over:curve:screen:userInfo:fileID:line:)``; the frame may be missing, and
  /// one that cannot be used is posted as missing.
  public func hide(
    to frame: Rect?, from begin: Rect? = nil, over duration: Double? = 0.25, curve: AnimationCurve? = .keyboard,
    screen: ScreenID? = nil, userInfo: UserInfo = UserInfo(), fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    // An unusable frame stops the first of the two events at most; the hide itself is always posted.
    try? announce(
      frame?.isUsable == false ? [.willHide] : [.willChangeFrame, .willHide], to: frame, from: begin, over: duration,
      curve: curve, screen: screen, userInfo: userInfo, at: place)
  }

  /// Announces that the keyboard changes its place or size: will-change-frame alone.
  ///
  /// The parameters and errors are those of ``show(to:from:over:curve:screen:userInfo:fileID:line:)``.
  public func move(
    to frame: Rect, from begin: Rect? = nil, over duration: Double? = 0.25, curve: AnimationCurve? = .keyboard,
    screen: ScreenID? = nil, userInfo: UserInfo = UserInfo(), fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KeyboardPayloadError) {
    try announce(
      [.willChangeFrame], to: frame, from: begin, over: duration, curve: curve, screen: screen,
      userInfo: userInfo, at: SourcePlace(fileID: fileID, line: line))
  }

  /// Tells that the announced motion of a screen has ended: the did- events, in the order of the will- events.
  ///
  /// A motion that another one interrupted never ends, and sends none. Without an announced motion nothing is sent.
  public func finish(screen: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    guard let index = screens.index(of: screen ?? .main), let ended = screens.values[index].announced else { return }
    screens.values[index].announced = nil
    for event in ended.events {
      center.post(event.ending.name, ended.transition, fileID: fileID, line: line)
    }
  }

  /// Tells where the finger has dragged the keyboard's top edge in this frame, in screen coordinates.
  ///
  /// A number that is not finite is an issue, and nothing is posted.
  public func drag(
    top: Double, screen: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    guard top.isFinite else {
      return center.diagnostics.report(
        LifecycleIssue(.nonFinite, at: SourcePlace(fileID: fileID, line: line), about: "keyboardDrag"))
    }
    center.post(.keyboardDrag, KeyboardDrag(top: top, screen: screen), fileID: fileID, line: line)
  }

  /// Tells where a finger is on a screen, in its coordinates; the keyboard where it was announced last follows it.
  ///
  /// Where none was announced nothing is posted. A number that is not finite is an issue, and nothing is posted either.
  /// - Parameters:
  ///   - finger: where the finger is, in points.
  ///   - dismissPadding: how far above the keyboard the finger takes hold of it, in points; see
  ///     ``KeyboardDrag/init(finger:docked:dismissPadding:screen:)``.
  ///   - screen: the screen; nil is the main one.
  ///   - fileID: the file that issues name.
  ///   - line: the line that issues name.
  public func drag(
    finger: Double, dismissPadding: Double = 0, screen: ScreenID? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let docked = lastFrame(on: screen ?? .main) else { return }
    let drag = KeyboardDrag(finger: finger, docked: docked, dismissPadding: dismissPadding)
    // The larger of two would be the docked top where the finger is not a number, which is to be reported.
    self.drag(top: finger.isFinite ? drag.top : finger, screen: screen, fileID: fileID, line: line)
  }

  /// Posts one event as the system sent it, for sources that only pass on.
  ///
  /// Whatever in the payload cannot be used is an issue at the caller's line.
  /// - Throws: `KeyboardPayloadError` for an end frame that cannot be used; nothing has been posted then. A hide is
  ///   posted without it.
  public func post(
    _ event: KeyboardEvent, _ transition: KeyboardTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KeyboardPayloadError) {
    try post(event, transition, announcement: nextAnnouncement(), at: SourcePlace(fileID: fileID, line: line))
  }
}

extension KeyboardEmitter {
  private func announce(
    _ events: [KeyboardEvent], to frame: Rect?, from begin: Rect?, over duration: Double?, curve: AnimationCurve?,
    screen: ScreenID?, userInfo: UserInfo, at place: SourcePlace
  ) throws(KeyboardPayloadError) {
    let announcement = nextAnnouncement()
    let transition = KeyboardTransition(
      beginFrame: begin ?? lastFrame(on: screen ?? .main), endFrame: frame, animationDuration: duration,
      animationCurve: curve, isLocal: true, screen: screen, sequence: announcement, userInfo: userInfo)
    for event in events {
      try post(event, transition, announcement: announcement, at: place)
      // A handler may have sent this keyboard elsewhere meanwhile; what is left of the motion is not told any more.
      guard screens[screen ?? .main]?.latest == announcement else { return }
    }
    let usable = try transition.usable(in: events.last ?? .willChangeFrame)
    guard let index = screens.index(of: screen ?? .main) else { return }
    screens.values[index].announced = (events, usable)
  }

  private func nextAnnouncement() -> UInt64 {
    sequence += 1
    return sequence
  }

  private func post(
    _ event: KeyboardEvent, _ transition: KeyboardTransition, announcement: UInt64, at place: SourcePlace
  ) throws(KeyboardPayloadError) {
    guard transition.isUsable else {
      center.diagnostics.report(LifecycleIssue(.nonFinite, at: place, about: event.rawValue))
      return pass(on: try transition.usable(in: event), as: event, announcement, at: place)
    }
    pass(on: transition, as: event, announcement, at: place)
  }

  private func pass(
    on usable: KeyboardTransition, as event: KeyboardEvent, _ announcement: UInt64, at place: SourcePlace
  ) {
    screens.note(event, usable, announcement)
    center.post(event.name, usable, fileID: place.fileID, line: place.line)
  }
}

extension KeyboardEvent {
  /// The event that ends what this one announces; an end is its own.
  var ending: KeyboardEvent {
    switch self {
    case .willShow, .didShow: .didShow
    case .willHide, .didHide: .didHide
    case .willChangeFrame, .didChangeFrame: .didChangeFrame
    }
  }
}
