import KeyboardEvents

/// One computation of how the scroll views around a focus and the view that holds them share what is missing.
struct ScrollChainPass {
  /// What the strategy was asked with, its scroll views and focus moved as far as has been decided.
  private(set) var context: AvoidanceContext
  let strategy: AutomaticAvoidance
  private var shift = 0.0
  /// For each scroll view the bottom inset that it had room by to scroll, before it was moved itself.
  private(set) var grantedInsets: [Double] = []

  /// Scrolling one view can make room in one inside it; more rounds than this change nothing.
  private static let rounds = 3

  init(_ context: AvoidanceContext, _ strategy: AutomaticAvoidance) {
    self.context = context
    self.strategy = strategy
    grantedInsets = context.scrolls.indices.map { bottomInset(of: $0) }
    // The context stands at the unmoved place. While the user scrolls inside, what has been shifted stays shifted.
    if context.hasUserScrolled || !context.mayReveal, context.focus != nil { lift(by: context.appliedShift) }
  }

  mutating func run() {
    guard context.mayReveal, context.focus != nil else { return }
    takeBack()
    // The view is shifted only for what no scroll view can show; and once it is, those inside may show more.
    let isSettled = scrollAll(isFirst: true)
    if liftIfNeeded() || !isSettled { revealAgain() }
    // A keyboard that has shrunk takes room back; what that moves is made good by those outside.
    if settle() { revealAgain() }
  }

  /// Brings offsets back from room that a smaller keyboard has taken away, so that they move no further than shows the
  /// focus from there; outer ones first, as what they bring down the keyboard covers more of.
  private mutating func takeBack() {
    for index in context.scrolls.indices.reversed() {
      grantedInsets[index] = max(grantedInsets[index], bottomInset(of: index))
      context.scroll(index, to: context.scrolls[index].offset(displacedBy: .zero, bottomInset: grantedInsets[index]))
    }
  }

  private mutating func revealAgain() {
    _ = scrollAll(isFirst: false)
    _ = liftIfNeeded()
  }

  /// Brings offsets back into the ranges that they have now; tells whether anything moved.
  private mutating func settle() -> Bool {
    var hasMoved = false
    for index in context.scrolls.indices {
      let bottom = finalInset(of: index, need(of: index))
      let offset = context.scrolls[index].offset(displacedBy: .zero, bottomInset: bottom)
      if context.scroll(index, to: offset) != .zero { hasMoved = true }
    }
    return hasMoved
  }

  /// Scrolls until nothing moves any more; tells whether another round would not move anything either.
  private mutating func scrollAll(isFirst: Bool) -> Bool {
    for round in 0..<Self.rounds {
      let isFirstRound = isFirst && round == 0
      var hasMoved = false
      for index in context.scrolls.indices where scroll(index, isFirstRound: isFirstRound) { hasMoved = true }
      if !hasMoved { return !isFirstRound }
    }
    return false
  }

  private mutating func liftIfNeeded() -> Bool {
    guard let focus = context.focus, let seen = seen(outside: context.scrolls.count) else { return false }
    let line = context.window.minY + freeHeight(of: context.window)
    // What no lift can show whole stays where it fills all that is seen of the view around it.
    if focus.frame.minY < seen.frame.minY, seen.frame.minY < line, line < focus.frame.maxY,
      focus.frame.height > largestOpening(outside: -1)
    {
      return false
    }
    let missing = context.missingHeight(of: seen, movedBy: .zero, asShift)
    if missing > 0 { lift(by: missing) }
    return missing > 0
  }

  func plan(covered: Double) -> AvoidancePlan {
    var plan = AvoidancePlan(
      AdjustmentList(minimumCapacity: 3 * context.scrolls.count + 1), covered: covered, holdsOffsets: true)
    for index in context.scrolls.indices {
      let scroll = context.scrolls[index]
      let need = need(of: index)
      let bottom = finalInset(of: index, need)
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

  /// Scrolls one view as far as it can help; tells whether anything moved.
  private mutating func scroll(_ index: Int, isFirstRound: Bool) -> Bool {
    guard let focus = seen(outside: index) else { return false }
    let scroll = context.scrolls[index]
    // Where nothing can show all of it, there is no use in making it whole behind the keyboard.
    let isTooLarge = focus.frame.height > largestOpening(outside: index)
    let room = isFirstRound && !isTooLarge ? scroll.room : visibleRoom(of: index)
    let free = freeHeight(of: room)
    let displacement: Point
    if index == 0, focus.isScrollView {
      // A text moves its caret only. While the whole text is wanted, those outside go first: they may show all of it.
      guard let caret = focus.caret, strategy.subject == .caret || !isFirstRound else { return false }
      displacement = self.displacement(of: caret, into: room, focus, isAboveKeyboard: free >= caret.height)
    } else {
      let region = focus.region(strategy.subject, fitting: free)
      let fits = region.height <= free
      let canFit = isFirstRound && !isTooLarge && focus.frame.height <= scroll.room.height
      if !fits, !canFit, fills(room, region) || fills(visibleRoom(of: index), region) { return false }
      displacement = self.displacement(
        of: fits ? region : focus.region(strategy.subject, fitting: scroll.room.height), into: room, focus,
        isAboveKeyboard: fits || isTooLarge && free > 0 || !isFirstRound)
    }
    guard displacement != .zero else { return false }
    let bottom = bottomInset(of: index)
    let offset = scroll.offset(displacedBy: displacement, bottomInset: bottom)
    guard context.scroll(index, to: offset) != .zero else { return false }
    grantedInsets[index] = bottom
    return true
  }

  private func displacement(of region: Rect, into room: Rect, _ focus: FocusRegion, isAboveKeyboard: Bool) -> Point {
    guard isAboveKeyboard else { return Reveal.displacement(of: region, into: room) }
    return context.displacement(
      of: region, into: room, padding: Insets(bottom: focus.distance ?? strategy.distance), floating: strategy.floating)
  }

  /// Moves everything in the target up.
  private mutating func lift(by height: Double) {
    shift += height
    for index in context.scrolls.indices { context.scrolls[index].frame.origin.y -= height }
    context.focus?.move(by: Point(x: 0, y: height))
  }
}
