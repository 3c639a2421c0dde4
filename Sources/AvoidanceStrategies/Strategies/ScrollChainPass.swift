import KeyboardEvents

/// One computation of how the scroll views around a focus and the view that holds them share what is missing.
struct ScrollChainPass {
  private let context: AvoidanceContext
  private let strategy: AutomaticAvoidance
  /// The scroll views from the inside out, moved as far as has been decided.
  private var scrolls: [ScrollContext]
  /// How far the field, and how far its caret, have been moved up and left.
  private var fieldMoved = Point.zero
  private var caretMoved = Point.zero
  private var shift: Double
  /// For each scroll view the bottom inset that it had room by to scroll, before it was moved itself.
  private var grantedInsets: [Double] = []

  /// Scrolling one view can make room in one inside it; more rounds than this change nothing.
  private static let rounds = 3

  init(_ context: AvoidanceContext, _ strategy: AutomaticAvoidance) {
    self.context = context
    self.strategy = strategy
    scrolls = context.scrolls
    // The context stands at the unmoved place. While the user scrolls inside, what has been shifted stays shifted.
    shift = 0
    grantedInsets = scrolls.map { bottomInset(of: $0) }
    if context.hasUserScrolled || !context.mayReveal, context.focus != nil { lift(by: context.appliedShift) }
  }

  mutating func run() {
    guard let focus = context.focus, context.mayReveal else { return }
    // The view is shifted only for what no scroll view can show; and once it is, those inside may show more.
    scrollAll(focus, isFirst: true)
    liftIfNeeded(focus)
    scrollAll(focus, isFirst: false)
    liftIfNeeded(focus)
  }

  private mutating func scrollAll(_ focus: FocusRegion, isFirst: Bool) {
    for round in 0..<Self.rounds {
      var hasMoved = false
      for index in scrolls.indices where scroll(index, focus, isFirstRound: isFirst && round == 0) { hasMoved = true }
      if !hasMoved { return }
    }
  }

  private mutating func liftIfNeeded(_ focus: FocusRegion) {
    let missing = context.missingHeight(of: moved(focus), movedBy: .zero, asShift)
    if missing > 0 { lift(by: missing) }
  }

  func plan(covered: Double) -> AvoidancePlan {
    var plan = AvoidancePlan(covered: covered, holdsOffsets: true)
    for (index, scroll) in scrolls.enumerated() {
      let bottom = max(bottomInset(of: scroll), inset(keeping: index))
      plan.adjustments.append(.contentInsetBottom(bottom, scroll: index))
      plan.adjustments.append(
        .indicatorInsetBottom(max(scroll.indicatorInset.bottom, need(of: scroll)), scroll: index))
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

  private func moved(_ focus: FocusRegion) -> FocusRegion {
    var moved = focus
    moved.frame = focus.frame.offsetBy(x: -fieldMoved.x, y: -fieldMoved.y)
    moved.caret = focus.caret?.offsetBy(x: -caretMoved.x, y: -caretMoved.y)
    for index in focus.anchors.indices {
      moved.anchors[index] = focus.anchors[index].offsetBy(x: -fieldMoved.x, y: -fieldMoved.y)
    }
    return moved
  }

  /// Scrolls one view as far as it can help; tells whether anything moved.
  private mutating func scroll(_ index: Int, _ focus: FocusRegion, isFirstRound: Bool) -> Bool {
    let scroll = scrolls[index]
    let focus = moved(focus)
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
    let offset = scroll.offset(displacedBy: displacement, bottomInset: bottomInset(of: scroll))
    let step = offset - scroll.contentOffset
    guard displacement != .zero, step != .zero else { return false }
    scrolls[index].contentOffset = offset
    grantedInsets[index] = bottomInset(of: scroll)
    for inner in 0..<index { scrolls[inner].frame = scrolls[inner].frame.offsetBy(x: -step.x, y: -step.y) }
    if !isFocusItself { fieldMoved = fieldMoved + step }
    caretMoved = caretMoved + step
    return true
  }

  private func displacement(
    of region: Rect, in scroll: ScrollContext, _ focus: FocusRegion, isAboveKeyboard: Bool
  ) -> Point {
    guard isAboveKeyboard else { return Reveal.displacement(of: region, into: scroll.room) }
    return context.displacement(
      of: region, into: scroll.room, distance: focus.distance ?? strategy.distance, floating: strategy.floating)
  }

  /// Moves everything in the target up.
  private mutating func lift(by height: Double) {
    shift += height
    for index in scrolls.indices { scrolls[index].frame = scrolls[index].frame.offsetBy(y: -height) }
    fieldMoved.y += height
    caretMoved.y += height
  }
}
