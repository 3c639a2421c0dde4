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
  var bounds: Rect? { didSet { standing = report.placement(on: bounds) } }
  /// What the host said last; saying it anew ends a drag.
  var report = Report.gone {
    didSet {
      draggedTop = nil
      standing = report.placement(on: bounds)
    }
  }
  /// Where the keyboard is by that while no finger holds it: a finger moves it in each frame, and this stays.
  private var standing = KeyboardState.Placement.hidden
  /// Where a finger holds the docked keyboard's top edge.
  var draggedTop: Double?
  /// Which transitions were announced and ended.
  var history = TransitionHistory()
  // The state as it was posted last, in its parts: a whole one would be copied to read any of them.
  private(set) var placement = KeyboardState.Placement.hidden
  private(set) var motion = KeyboardMotion.immediate
  var userInfo = UserInfo()
  /// When that was, by the tracker's clock; nil without one.
  var movedAt: Double?
}

extension ScreenRecord {
  /// Makes the state of what was reported; tells whether it is another one now, as it is if the source has said more.
  mutating func settle(motion: KeyboardMotion, at time: Double?, hasSaidMore: Bool = false) -> Bool {
    let placement = placementInHand
    guard hasSaidMore || placement != self.placement else { return false }
    self.placement = placement
    self.motion = motion
    movedAt = time
    return true
  }

  /// Where the keyboard is, by what was reported and where a finger holds it.
  private var placementInHand: KeyboardState.Placement {
    guard let draggedTop, let bounds, case .docked(let frame) = standing, draggedTop > frame.minY else {
      return standing
    }
    // Further down than where it is docked, it is docked too unless nothing of it is left above the screen's bottom.
    let dragged = frame.offsetBy(y: draggedTop - frame.minY)
    return dragged.minY < min(dragged.maxY, bounds.maxY) ? .docked(dragged) : .hidden
  }
}

extension ScreenRecord.Report {
  /// What a will- or did- event with an end frame says; an all-zero one stands for a floating bar.
  static func frame(_ frame: Rect) -> Self { frame == .zero ? .bar : .at(frame) }

  /// Where the keyboard is, by what was reported; without a screen nothing can be said of where on it a frame is.
  func placement(on bounds: Rect?) -> KeyboardState.Placement {
    switch self {
    case .gone: .hidden
    case .bar: .floating(.zero)
    case .at(let frame): bounds.map { KeyboardState.Placement(frame: frame, onScreen: $0) } ?? .hidden
    }
  }
}
