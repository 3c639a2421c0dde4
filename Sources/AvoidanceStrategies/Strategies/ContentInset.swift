public import KeyboardEvents

/// Makes room at the end of a scroll view's content, and scrolls what is edited into sight.
///
/// The target is a scroll view. The bottom of its inset becomes the larger of the app's own and what the keyboard covers,
/// less what the host adds by itself; the other edges stay. Then the offset moves as little as shows the focus. When the
/// keyboard leaves, inset and offset are given back.
public struct ContentInset: AvoidanceStrategy, Hashable, Sendable {
  /// The space wanted around what is revealed, in points; it moves the offset, never the inset.
  ///
  /// The bottom is the ``distance`` to the keyboard; a field's own distance replaces it.
  public var padding: Insets
  /// Space that is added to the inset while the keyboard needs any, in points; revealing does not count it.
  public var extra: Double
  /// How the app's own inset and the keyboard's need become one.
  public var combination: InsetCombination
  /// What of the focus is revealed.
  public var subject: RevealSubject
  /// Where it is brought to.
  public var alignment: RevealAlignment
  /// Whether the offset stays as it is when the keyboard leaves.
  public var keepsOffset: Bool
  /// What a keyboard that is not docked means.
  public var floating: FloatingPolicy

  /// Creates the strategy, with padding at the bottom only.
  public init(
    distance: Double = 0, extra: Double = 0, combination: InsetCombination = .max, subject: RevealSubject = .field,
    alignment: RevealAlignment = .nearest, keepsOffset: Bool = false, floating: FloatingPolicy = .ignore
  ) {
    padding = Insets(bottom: distance)
    self.extra = extra
    self.combination = combination
    self.subject = subject
    self.alignment = alignment
    self.keepsOffset = keepsOffset
    self.floating = floating
  }

  /// The space wanted between what is revealed and the keyboard, in points: the padding's bottom.
  public var distance: Double {
    get { padding.bottom }
    set { padding.bottom = newValue }
  }

  /// Returns the insets and the offset of the target.
  public func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let index = context.scrolls.count - 1
    guard index >= 0 else { return .none }
    let frame = context.scrolls[index].frame
    let obstacle = Obstacle(context.keyboard, floating: floating)
    let covered = obstacle.coveredHeight(of: frame, through: context.clip)
    let need = max(0, covered - context.scrolls[index].hostInset.bottom)
    let bottom = combination.bottom(own: context.scrolls[index].contentInset.bottom, need: need, extra: extra)
    let indicatorBottom = combination.bottom(
      own: context.scrolls[index].indicatorInset.bottom, need: need, extra: 0)
    var plan = AvoidancePlan(
      [.contentInsetBottom(bottom, scroll: index)], covered: covered, keepsOffset: keepsOffset)
    plan.adjustments.append(.indicatorInsetBottom(indicatorBottom, scroll: index))
    guard obstacle.isUp(for: frame, in: context.window) else { return plan }

    let displacement = displacement(in: index, before: obstacle, context)
    let offset = context.scrolls[index].offset(
      displacedBy: context.mayReveal ? displacement : .zero, bottomInset: bottom)
    plan.missing = max(0, displacement.y - (offset.y - context.scrolls[index].contentOffset.y))
    plan.adjustments.append(.contentOffset(offset, scroll: index))
    return plan
  }

  /// How far the content has to move up and left to bring into sight what is wanted there.
  private func displacement(in index: Int, before obstacle: Obstacle, _ context: AvoidanceContext) -> Point {
    guard let focus = context.focus else { return .zero }
    // As far as it can be seen; all of it where none can.
    let whole = context.scrolls[index].room
    let room = whole.intersection(context.clip) ?? whole
    var region: Rect? = focus.region(subject, fitting: obstacle.freeHeight(of: room))
    // A text that is the scroll view itself cannot scroll itself into sight, but its caret.
    if focus.isScrollView, focus.anchors.isEmpty, index == 0 { region = focus.caret }
    guard let region else { return .zero }
    var padding = padding
    if let distance = focus.distance { padding.bottom = distance }
    return obstacle.displacement(of: region, into: room, padding: padding, alignment: alignment)
  }
}

/// How the app's own bottom inset and the keyboard's need become one.
public enum InsetCombination: Hashable, Sendable, CaseIterable {
  /// The larger of both.
  case max
  /// Both together.
  case sum

  func bottom(own: Double, need: Double, extra: Double) -> Double {
    guard need > 0 else { return own }
    return self == .max ? Swift.max(own, need + extra) : own + need + extra
  }
}
