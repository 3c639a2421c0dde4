public import KeyboardEvents

/// All that a strategy may know when it plans: values, in window coordinates, and no tree.
///
/// Frames and values are base values: as they would be without the adjustments of the strategy that is asked. So planning
/// twice gives the same plan, and what an outer strategy has done already is simply how things are.
public struct AvoidanceContext: Hashable, Sendable {
  /// Where the keyboard is, in window coordinates.
  ///
  /// A docked one that would cover nothing of a view had nobody adjusted anything is hidden to whoever works on that view.
  public var keyboard: KeyboardState.Placement
  /// What else the keyboard's source said when it sent the keyboard there.
  public var userInfo: UserInfo
  /// The window, in its own coordinates: its origin is zero.
  public var window: Rect
  /// The frame of the view that the strategy works on; for a constraint the frame it hangs on, for a guide its view.
  public var target: Rect
  /// The part of the window that the scroll views around the target let through; all of it where there are none.
  ///
  /// Of what lies outside, the keyboard covers nothing.
  public var clip: Rect
  /// What is being edited inside the target, or nil.
  public var focus: FocusRegion?
  /// The scroll views from the focus outward, up to the target and with it if it is one.
  ///
  /// Without a focus in the target there is at most the target itself.
  public var scrolls: [ScrollContext]
  /// The constraints that the strategy works on.
  public var constraints: [ConstraintContext]
  /// The guide that the strategy works on.
  public var guide: GuideContext?
  /// Whether there is a reason to bring the focus into sight: false while the user has scrolled away from it.
  public var mayReveal: Bool
  /// Whether the user, or the app, has scrolled around the focus since it was brought into sight.
  public var hasUserScrolled: Bool
  /// How far the target stands above its unmoved place now, by this strategy; in points.
  public var appliedShift: Double

  /// Creates a context; what is left out is not there, and a clip that is left out is the window.
  public init(
    keyboard: KeyboardState.Placement, userInfo: UserInfo = UserInfo(), window: Rect, target: Rect, clip: Rect? = nil,
    focus: FocusRegion? = nil, scrolls: [ScrollContext] = [], constraints: [ConstraintContext] = [],
    guide: GuideContext? = nil, mayReveal: Bool = true, hasUserScrolled: Bool = false, appliedShift: Double = 0
  ) {
    self.keyboard = keyboard
    self.userInfo = userInfo
    self.window = window
    self.target = target
    self.clip = clip ?? window
    self.focus = focus
    self.scrolls = scrolls
    self.constraints = constraints
    self.guide = guide
    self.mayReveal = mayReveal
    self.hasUserScrolled = hasUserScrolled
    self.appliedShift = appliedShift
  }
}
