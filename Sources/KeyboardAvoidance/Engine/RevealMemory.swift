import KeyboardEvents

/// Why the focus was brought into sight last, and whether somebody has scrolled since.
struct RevealMemory {
  /// The focus that was served last, or nil where there was none.
  var focus: NodeHandle?
  /// The focus that was served last before editing ended; what made room for it goes on to do so.
  var lastFocus: NodeHandle?
  /// Whether the keyboard covered part of the window then.
  var wasUp = false
  /// Whether the user, or the app, has scrolled around the focus since there was a reason to bring it into sight.
  var hasUserScrolled = false
  /// Whether the focus was scrolled out of sight that way.
  var isAbandoned = false
  /// Whether the evaluation that runs has found a reason to bring the focus into sight.
  var mayReveal = false
  /// Whether the focus was in sight at the end of the last evaluation, and where the target was then.
  var wasInSight = false
  var targetFrame = Rect.zero
  /// How much of a shift of the target the focus follows: all of it, but for one that hangs on something outside.
  var followedPart = 1.0

  /// Whether the focus is to be kept in sight where a layout has put the target: it was in sight, or there is new room.
  func isKept(in target: Rect) -> Bool { !isAbandoned && (wasInSight || targetFrame != target) }
}

/// Where a scroll view stood at the end of an evaluation.
struct SeenOffset: Equatable {
  var node: NodeHandle
  var offset: Point
  /// Whether that was no further down than its content reaches.
  var isInRange: Bool
}
