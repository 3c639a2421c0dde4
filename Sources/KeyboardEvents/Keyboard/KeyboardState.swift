/// Where the keyboard of one screen is, and how it gets there.
public struct KeyboardState: Hashable, Sendable {
  /// Where the keyboard is, or is on its way to.
  public var placement: Placement
  /// How it gets there.
  public var motion: KeyboardMotion
  /// What else the source said when it sent the keyboard there.
  public var userInfo: UserInfo

  /// Creates a state.
  public init(_ placement: Placement, motion: KeyboardMotion = .immediate, userInfo: UserInfo = UserInfo()) {
    self.placement = placement
    self.motion = motion
    self.userInfo = userInfo
  }
}

extension KeyboardState {
  /// Where a keyboard can be; frames are in screen coordinates.
  public enum Placement: Hashable, Sendable {
    /// Nowhere on the screen.
    case hidden
    /// At the bottom of the screen; part of the frame may lie below it.
    case docked(Rect)
    /// Somewhere else: undocked, split or floating. The frame is empty where the system tells none.
    case floating(Rect)
  }

  /// The frame in screen coordinates, or nil while hidden.
  public var frame: Rect? {
    switch placement {
    case .hidden: nil
    case .docked(let frame), .floating(let frame): frame
    }
  }
}

extension KeyboardState.Placement {
  /// The distance within which a keyboard counts as touching the screen's bottom, in points.
  ///
  /// Reported frames are off by fractions of a point: 61.66668701171875 for 61.666666666666664.
  public static var dockingTolerance: Double { 0.5 }

  /// Tells where a keyboard of this frame is on a screen of these bounds, both in screen coordinates.
  ///
  /// A frame without width or height, or one that does not meet the screen, is hidden. One that reaches the bottom is
  /// docked, also where most of it lies below. All else floats.
  public init(frame: Rect, onScreen bounds: Rect) {
    guard !frame.isEmpty, frame.intersects(bounds) else {
      self = .hidden
      return
    }
    self = frame.maxY >= bounds.maxY - Self.dockingTolerance ? .docked(frame) : .floating(frame)
  }
}
