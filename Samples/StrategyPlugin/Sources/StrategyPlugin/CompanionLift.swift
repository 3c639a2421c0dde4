// snippet: strategy
public import AvoidanceStrategies
import KeyboardEvents

/// Lifts a view until what is edited in it is in sight together with its companions, a gap above the keyboard.
///
/// Companions are the nodes that it is attached as `revealing`: the button that submits a form, the line that counts
/// characters. Unlike the built-in shift it shows them with whichever field is edited, and not in its place. What matters
/// most comes first: the field, then its companions in their order, then the gap. A strip of suggestions that the
/// keyboard's source tells of, by `UserInfo.candidateStripHeight`, counts as part of the keyboard.
public struct CompanionLift: AvoidanceStrategy, Hashable, Sendable {
  /// The space that is wanted above the keyboard, in points; less is given where there is no more.
  ///
  /// A field's own distance replaces it.
  public var gap: Double

  /// Creates the strategy.
  public init(gap: Double = 12) { self.gap = gap }

  /// Returns the translation of the target: upwards from its unmoved place, and never downwards.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let covered = context.coveredHeight(of: context.target)
    guard let focus = context.focus, let room = context.roomAboveStrip else {
      return AvoidancePlan([.translation(0)], covered: covered)
    }
    // While the user scrolls, the view does not move up and down along with it.
    guard context.mayReveal, !context.hasUserScrolled else {
      return AvoidancePlan([.translation(-context.appliedShift)], covered: covered)
    }
    let region = focus.regionWithCompanions(fitting: room.height)
    let unscrolled = region.offsetBy(x: focus.scrolledInside.x, y: focus.scrolledInside.y)
    let padding = Insets(bottom: focus.distance ?? gap)
    let way = Reveal.displacement(of: unscrolled, into: room, padding: padding)
    return AvoidancePlan([.translation(-max(0, way.y))], covered: covered)
  }
}

extension FocusRegion {
  /// The field with as many of its companions as fit together; of a field that does not fit, its caret.
  fileprivate func regionWithCompanions(fitting height: Double) -> Rect {
    guard frame.height <= height else { return caret ?? frame }
    var region = frame
    for companion in anchors {
      let larger = region.union(companion)
      guard larger.height <= height else { break }
      region = larger
    }
    return region
  }
}

extension AvoidanceContext {
  /// What is free of the window above the keyboard and its strip; nil while no keyboard is in the target's way.
  fileprivate var roomAboveStrip: Rect? {
    guard isKeyboardUp(for: target), let top = coveringTop(of: target) else { return nil }
    let told = userInfo.candidateStripHeight ?? 0
    let strip = told.isFinite ? max(0, told) : 0
    var room = window
    room.size.height = min(top - strip, window.maxY) - window.minY
    return room
  }
}
// end
