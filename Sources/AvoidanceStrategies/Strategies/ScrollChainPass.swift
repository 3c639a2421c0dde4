import KeyboardEvents

/// One computation of how the scroll views around a focus and the view that holds them share what is missing.
struct ScrollChainPass {
  private let context: AvoidanceContext
  private let strategy: AutomaticAvoidance
  /// The scroll views from the inside out, moved as far as has been decided.
  private var scrolls: [ScrollContext]
  /// What is edited, moved likewise.
  private var focus: FocusRegion?
  private var shift = 0.0
  /// For each scroll view the bottom inset that it had room by to scroll, before it was moved itself.
  private var grantedInsets: [Double] = []

  /// Scrolling one view can make room in one inside it; more rounds than this change nothing.
  private static let rounds = 3

  init(_ context: AvoidanceContext, _ strategy: AutomaticAvoidance) {
    self.context = context
    self.strategy = strategy
    scrolls = context.scrolls
    focus = context.focus
    grantedInsets = scrolls.map { bottomInset(of: $0) }
    // The context stands at the unmoved place. While the user scrolls inside, what has been shifted stays shifted.
    if context.hasUserScrolled || !context.mayReveal, context.focus != nil { lift(by: context.appliedShift) }
  }

  mutating func run() {
    guard context.mayReveal else { return }
    // The view is shifted only for what no scroll view can show; and once it is, those inside may show more.
    let isSettled = scrollAll(isFirst: true)
    if !liftIfNeeded(), isSettled { return }
    _ = scrollAll(isFirst: false)
    _ = liftIfNeeded()
  }

  /// Scrolls until nothing moves any more; tells whether another round would not move anything either.
  private mutating func scrollAll(isFirst: Bool) -> Bool {
    for round in 0..<Self.rounds {
      let isFirstRound = isFirst && round == 0
      var hasMoved = false
      for index in scrolls.indices where scroll(index, isFirstRound: isFirstRound) { hasMoved = true }
      if !hasMoved { return !isFirstRound }
    }
    return false
  }

  private mutating func liftIfNeeded() -> Bool {
    guard let focus else { return false }
    let missing = context.missingHeight(of: focus, movedBy: .zero, asShift)
    if missing > 0 { lift(by: missing) }
    return missing > 0
  }

  func plan(covered: Double) -> AvoidancePlan {
    var plan = AvoidancePlan(
      AdjustmentList(minimumCapacity: 3 * scrolls.count + 1), covered: covered, holdsOffsets: true)
    for index in scrolls.indices {
      let scroll = scrolls[index]
      let need = need(of: scroll)
      let bottom = max(scroll.contentInset.bottom, need, inset(keeping: index))
      plan.adjustments.append(.contentInsetBottom(bottom, scroll: index))
      plan.adjustments.append(.indicatorInsetBottom(max(scroll.indicatorInset.bottom, need), scroll: index))
      plan.adjustments.append(
        .contentOffset(scroll.offset(displacedBy: .zero, bottomInset: bottom), scroll: index))
    }
    plan.adjustments.append(.translation(-shift))
    return plan
  }
}

extension ScrollChainPass {
  private var asShift: FrameShift {
    FrameShift(distance: strategy.distance, subject: strategy.subject, floating: strategy.floating)
  }

  /// What the keyboard covers of a scroll view beyond what the host gives; a pager is never given room below its pages.
  private func need(of scroll: ScrollContext) -> Double {
    guard !scroll.isPaging else { return 0 }
    return max(0, context.coveredHeight(of: scroll.frame, floating: strategy.floating) - scroll.hostInset.bottom)
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private func inset(keeping index: Int) -> Double {
    let scroll = scrolls[index]
    return min(
      grantedInsets[index],
      scroll.contentOffset.y + scroll.frame.height - scroll.contentSize.height - scroll.hostInset.bottom)
  }

  private func bottomInset(of scroll: ScrollContext) -> Double { max(scroll.contentInset.bottom, need(of: scroll)) }

  /// Scrolls one view as far as it can help; tells whether anything moved.
  private mutating func scroll(_ index: Int, isFirstRound: Bool) -> Bool {
    guard let focus else { return false }
    let scroll = scrolls[index]
    let isFocusItself = index == 0 && focus.isScrollView
    let free = context.freeHeight(of: scroll.room, floating: strategy.floating)
    let displacement: Point
    if isFocusItself {
      // A text moves its caret only. While the whole text is wanted, those outside go first: they may show all of it.
      guard let caret = focus.caret, strategy.subject == .caret || !isFirstRound else { return false }
      displacement = self.displacement(of: caret, in: scroll, focus, isAboveKeyboard: free >= caret.height)
    } else {
      let region = focus.region(strategy.subject, fitting: free)
      let fits = region.height <= free
      // What is larger than the room and reaches over both its ends stays.
      if !fits, free > 0, self.displacement(of: region, in: scroll, focus, isAboveKeyboard: true).y == 0 {
        return false
      }
      displacement = self.displacement(
        of: fits ? region : focus.region(strategy.subject, fitting: scroll.room.height), in: scroll, focus,
        isAboveKeyboard: fits || !isFirstRound)
    }
    guard displacement != .zero else { return false }
    let bottom = bottomInset(of: scroll)
    let offset = scroll.offset(displacedBy: displacement, bottomInset: bottom)
    let step = offset - scroll.contentOffset
    guard step != .zero else { return false }
    scrolls[index].contentOffset = offset
    grantedInsets[index] = bottom
    for inner in 0..<index { scrolls[inner].frame = scrolls[inner].frame.offsetBy(x: -step.x, y: -step.y) }
    if isFocusItself { self.focus?.moveCaret(by: step) } else { self.focus?.move(by: step) }
    return true
  }

  private func displacement(
    of region: Rect, in scroll: ScrollContext, _ focus: FocusRegion, isAboveKeyboard: Bool
  ) -> Point {
    guard isAboveKeyboard else { return Reveal.displacement(of: region, into: scroll.room) }
    return context.displacement(
      of: region, into: scroll.room, padding: Insets(bottom: focus.distance ?? strategy.distance),
      floating: strategy.floating)
  }

  /// Moves everything in the target up.
  private mutating func lift(by height: Double) {
    shift += height
    for index in scrolls.indices { scrolls[index].frame = scrolls[index].frame.offsetBy(y: -height) }
    focus?.move(by: Point(x: 0, y: height))
  }
}
