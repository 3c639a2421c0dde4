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
    let scroll = context.scrolls[index]
    let covered = context.coveredHeight(of: scroll.frame, floating: floating)
    let need = max(0, covered - scroll.hostInset.bottom)
    let bottom = combination.bottom(own: scroll.contentInset.bottom, need: need, extra: extra)
    let indicatorBottom = combination.bottom(own: scroll.indicatorInset.bottom, need: need, extra: 0)
    var plan = AvoidancePlan(
      [.contentInsetBottom(bottom, scroll: index)], covered: covered, keepsOffset: keepsOffset)
    plan.adjustments.append(.indicatorInsetBottom(indicatorBottom, scroll: index))
    guard context.isKeyboardUp(for: scroll.frame, floating: floating) else { return plan }

    var displacement = Point.zero
    if let focus = context.focus, let region = region(of: focus, in: scroll, context) {
      var padding = padding
      if let distance = focus.distance { padding.bottom = distance }
      displacement = context.displacement(
        of: region, into: context.visibleRoom(of: scroll), padding: padding, alignment: alignment, floating: floating)
    }
    let offset = scroll.offset(displacedBy: context.mayReveal ? displacement : .zero, bottomInset: bottom)
    plan.missing = max(0, displacement.y - (offset.y - scroll.contentOffset.y))
    plan.adjustments.append(.contentOffset(offset, scroll: index))
    return plan
  }

  /// A text that is the scroll view itself cannot scroll itself into sight, but its caret.
  private func region(of focus: FocusRegion, in scroll: ScrollContext, _ context: AvoidanceContext) -> Rect? {
    if focus.isScrollView, focus.anchors.isEmpty, context.scrolls.count == 1 { return focus.caret }
    return focus.region(subject, fitting: context.freeHeight(of: context.visibleRoom(of: scroll), floating: floating))
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
