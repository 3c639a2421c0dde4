import KeyboardEvents

/// Where a field stands in everything that can hide it, on the vertical axis, in window coordinates.
struct FieldSight: Hashable {
  /// From where to where something reaches.
  struct Span: Hashable {
    var top: Double
    var bottom: Double
    var height: Double { bottom - top }

    func movedDown(by way: Double) -> Span { Span(top: top + way, bottom: bottom + way) }
  }

  /// A scroll view around the field.
  struct Clip: Hashable {
    /// The part of its frame that content is seen in: less its inset at the top.
    var span: Span
    /// The ways up from which to which its content may go, in points; staying is not among them where it must go back.
    var downward: Double
    var upward: Double
    /// The way up to the nearest place in its range, which it goes if it is moved at all; 0 where it stands there.
    var returning = 0.0
  }

  /// What is edited.
  var field: Span
  /// The scroll views around it, from the inside out.
  var clips: [Clip]
  /// The window above the docked keyboard.
  var room: Span
  /// How far the root view has been lifted, which can be taken back.
  var lift: Double
  /// Whether the root view may be lifted further.
  var mayLift = true
}

extension FieldSight {
  /// What is seen of the scroll views around the field; its height is below 0 where that is nothing.
  private var opening: Span {
    Span(
      top: clips.reduce(room.top) { max($0, $1.span.top) },
      bottom: clips.reduce(room.bottom) { min($0, $1.span.bottom) })
  }

  /// How much of the field stays hidden of what could be seen, in points.
  ///
  /// Of a field that cannot be seen whole nothing is missing where it fills all that is seen of the views around it.
  func missingHeight(of possible: Double) -> Double {
    let opening = opening
    if possible < field.height, opening.height > 0, field.top <= opening.top, field.bottom >= opening.bottom {
      return 0
    }
    let visible = min(field.bottom, opening.bottom) - max(field.top, opening.top)
    let missing = possible - max(0, visible)
    return missing > 0.01 ? missing : 0
  }
}
