/// What is known of one screen's keyboard: what was reported, from which its place is derived.
struct ScreenRecord {
  /// What the host said last of where the keyboard is.
  enum Report: Equatable {
    /// It has left.
    case gone
    /// Only a floating bar is left, of which the host tells no frame.
    case bar
    /// It is at this frame, in screen coordinates; where that is, the screen's bounds tell.
    case at(Rect)
  }

  /// The screen, in its own coordinates; nil until somebody tells.
  var bounds: Rect?
  /// What the host said last; saying it anew ends a drag.
  var report = Report.gone { didSet { draggedTop = nil } }
  /// What else the source said in the will- event that counted last.
  var userInfo = UserInfo()
  /// Where a finger holds the docked keyboard's top edge.
  var draggedTop: Double?
  /// Which transitions were announced and ended.
  var history = TransitionHistory()
  /// The state as it was posted last.
  var state = KeyboardState(.hidden)
  /// When that was, by the tracker's clock; nil without one.
  var movedAt: Double?
}

extension ScreenRecord {
  /// Takes in what a will- event says.
  mutating func take(_ report: Report, _ userInfo: UserInfo) {
    self.report = report
    if userInfo != self.userInfo { self.userInfo = userInfo }
  }

  /// Makes the state of what was reported; tells whether it is another one now.
  mutating func settle(motion: KeyboardMotion, at time: Double?) -> Bool {
    let placement = report.placement(on: bounds, draggedTo: draggedTop)
    let hasSaidMore = userInfo != state.userInfo
    guard placement != state.placement || hasSaidMore else { return false }
    state.placement = placement
    state.motion = motion
    if hasSaidMore { state.userInfo = userInfo }
    movedAt = time
    return true
  }
}

extension ScreenRecord.Report {
  /// What a will- or did- event with an end frame says; an all-zero one stands for a floating bar.
  static func frame(_ frame: Rect) -> Self { frame == .zero ? .bar : .at(frame) }

  /// Where the keyboard is, by what was reported.
  ///
  /// - Parameters:
  ///   - bounds: the screen; without it nothing can be said of where on the screen a frame is.
  ///   - draggedTop: where a finger holds the top of a docked keyboard.
  func placement(on bounds: Rect?, draggedTo draggedTop: Double?) -> KeyboardState.Placement {
    switch self {
    case .gone: return .hidden
    case .bar: return .floating(.zero)
    case .at(let frame):
      guard let bounds else { return .hidden }
      let placement = KeyboardState.Placement(frame: frame, onScreen: bounds)
      guard case .docked(let docked) = placement, let draggedTop, draggedTop > docked.minY else { return placement }
      return KeyboardState.Placement(frame: docked.offsetBy(y: draggedTop - docked.minY), onScreen: bounds)
    }
  }
}
