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
}

extension RevealMemory {
  /// Takes note of what is served now; tells whether that is a reason of its own to bring it into sight.
  ///
  /// - Parameters:
  ///   - focus: what is edited inside of the target; nil where nothing is.
  ///   - isUp: whether the keyboard covers part of the window.
  ///   - isReason: whether the event is a reason by itself.
  ///   - isEditing: whether anything is edited, here or elsewhere.
  mutating func meet(_ focus: NodeHandle?, isUp: Bool, isReason: Bool, isEditing: Bool) -> Bool {
    let isSame = focus == self.focus
    let isNew = isReason || (focus != nil && !isSame) || (isUp && !wasUp)
    if !isSame { followedPart = 1 }
    if isNew {
      hasUserScrolled = false
      isAbandoned = false
    }
    self.focus = focus
    // What is edited no more goes on to be served while the keyboard is there; before it came, nothing was made for it.
    if isEditing || !wasUp { lastFocus = focus }
    wasUp = isUp
    return isNew
  }

  /// Whether the focus may be brought into sight where a layout has put the target.
  ///
  /// A layout brings into sight again what it has covered, and what it has made room for; it is no reason otherwise. What
  /// there was a reason for once is a reason as long as views go on moving.
  mutating func mayReveal(_ isNew: Bool, in target: Rect) -> Bool {
    mayReveal = isNew || mayReveal || !isAbandoned && (wasInSight || targetFrame != target)
    targetFrame = target
    return mayReveal
  }
}

/// Where a scroll view stood at the end of an evaluation.
struct SeenOffset: Equatable {
  var node: NodeHandle
  var offset: Point
  /// Whether that was no further down than its content reaches.
  var isInRange: Bool
}
