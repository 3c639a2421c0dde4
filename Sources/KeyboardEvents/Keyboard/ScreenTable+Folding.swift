/// What hosts send, folded into what is known of each screen.
///
/// Each method returns the index of the screen if the state of its keyboard has changed, else nil. A time is the tracker's,
/// in seconds; nil where nobody knows it.
extension ScreenTable<ScreenRecord> {
  /// What else the source has said of a screen's keyboard.
  func userInfo(of screen: ScreenID) -> UserInfo {
    guard let index = index(of: screen) else { return UserInfo() }
    return values[index].userInfo
  }

  mutating func setBounds(_ bounds: Rect, of screen: ScreenID, at time: Double?) -> Int? {
    let index = place(of: screen, orAdd: ScreenRecord())
    values[index].bounds = bounds
    return values[index].settle(motion: .immediate, at: time) ? index : nil
  }

  @inline(__always)
  mutating func take(_ drag: KeyboardDrag, at time: Double?) -> Int? {
    let index = place(of: drag.screen ?? .main, orAdd: ScreenRecord())
    values[index].draggedTop = drag.top
    return values[index].settle(motion: .immediate, at: time) ? index : nil
  }

  /// Takes in a will- event.
  ///
  /// - Parameter news: what the source says that it did not say before, if it says any such thing; what that replaces comes
  ///   back in it, as letting go of it may run any code.
  mutating func announce(
    _ event: KeyboardEvent, _ transition: KeyboardTransition, _ news: inout UserInfo?, at time: Double?
  ) -> Int? {
    let frame = transition.endFrame
    if frame == .zero, event == .willChangeFrame { return nil }
    let motion = transition.motion
    let index = place(of: transition.screen ?? .main, orAdd: ScreenRecord())
    // Without a clock a transition is under way until its did- event comes.
    values[index].history.announce(
      event, endFrame: frame, at: time ?? 0, overAt: time.map { $0 + motion.duration } ?? .infinity)
    if event == .willHide {
      values[index].report = .gone
    } else if let frame {
      values[index].report = .frame(frame)
    }
    let userInfo = news
    if let userInfo {
      news = values[index].userInfo
      values[index].userInfo = userInfo
    }
    return values[index].settle(motion: motion, at: time, hasSaidMore: userInfo != nil) ? index : nil
  }

  /// Takes in a did- event, and says what is wrong with it, if anything is.
  mutating func end(
    _ event: KeyboardEvent, _ transition: KeyboardTransition, at time: Double?, _ issue: inout LifecycleIssue.Kind?
  ) -> Int? {
    let frame = transition.endFrame
    if frame == .zero, event == .didChangeFrame { return nil }
    let index = place(of: transition.screen ?? .main, orAdd: ScreenRecord())
    switch values[index].history.end(event, endFrame: frame, at: time ?? 0) {
    case .ends: break
    case .old: if event != .didChangeFrame { issue = .didWithoutWill }
    case .replaced: issue = .transitionsOverlap
    case .corrects:
      // What has left stays away: in a hide the frame says nothing.
      if !values[index].history.isHiding, let frame { values[index].report = .frame(frame) }
    case .unannounced:
      if event == .didHide {
        values[index].report = .gone
      } else if let frame {
        values[index].report = .frame(frame)
      }
      if event != .didChangeFrame { issue = .didWithoutWill }
    }
    return values[index].settle(motion: .immediate, at: time) ? index : nil
  }
}
