import KeyboardEvents

/// One computation of how the scroll views around a focus and the view that holds them share what is missing.
struct ScrollChainPass: ~Copyable {
  /// What the strategy was asked with, its scroll views and focus moved as far as has been decided.
  private(set) var context: AvoidanceContext
  let strategy: AutomaticAvoidance
  let obstacle: Obstacle
  /// The height of the window that the keyboard leaves free, in points.
  let freeHeight: Double
  /// Whether the focus is the innermost scroll view itself.
  let isText: Bool
  private var shift = 0.0
  /// For each scroll view the bottom inset that it had room by to scroll, before it was moved itself.
  private(set) var grantedInsets: [Double] = []

  /// Scrolling one view can make room in one inside it; more rounds than this change nothing.
  private static let rounds = 3

  init(_ context: AvoidanceContext, _ strategy: AutomaticAvoidance) {
    self.context = context
    self.strategy = strategy
    obstacle = Obstacle(context.keyboard, floating: strategy.floating)
    freeHeight = obstacle.freeHeight(of: context.window)
    isText = context.focus?.isScrollView ?? false
    grantedInsets.reserveCapacity(context.scrolls.count)
    for index in context.scrolls.indices { grantedInsets.append(bottomInset(of: index)) }
    // The context stands at the unmoved place. While the user scrolls inside, what has been shifted stays shifted.
    if context.hasUserScrolled || !context.mayReveal, hasFocus { lift(by: context.appliedShift) }
  }

  private var hasFocus: Bool {
    mutating get { if case .some = context.focus { true } else { false } }
  }

  mutating func run() {
    guard context.mayReveal, hasFocus else { return }
    // The view is shifted only for what no scroll view can show; and once it is, those inside may show more.
    let isSettled = scrollAll(isFirst: true)
    if liftIfNeeded() || !isSettled { revealAgain() }
    // A keyboard that has shrunk takes room back; what that moves is made good by those outside.
    if settle() { revealAgain() }
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
    guard let focus = context.focus?.frame, let seen = seen(outside: context.scrolls.count) else { return false }
    let line = context.window.minY + freeHeight
    // What no lift can show whole stays where it fills all that is seen of the view around it.
    if focus.minY < seen.minY, seen.minY < line, line < focus.maxY, focus.height > largestOpening(outside: -1) {
      return false
    }
    let region = region(seen, fitting: obstacle.roomForShift(of: context.target, in: context.window))
    let missing = obstacle.missingHeight(of: region, distance, context.target, context.window)
    if missing > 0 { lift(by: missing) }
    return missing > 0
  }

  mutating func plan(covered: Double) -> AvoidancePlan {
    var plan = AvoidancePlan(
      AdjustmentList(minimumCapacity: 3 * context.scrolls.count + 1), covered: covered, holdsOffsets: true)
    for index in context.scrolls.indices {
      let need = need(of: index)
      let bottom = finalInset(of: index, need)
      let indicatorBottom = max(context.scrolls[index].indicatorInset.bottom, need)
      let offset = context.scrolls[index].offset(displacedBy: .zero, bottomInset: bottom)
      plan.adjustments.append(.contentInsetBottom(bottom, scroll: index))
      plan.adjustments.append(.indicatorInsetBottom(indicatorBottom, scroll: index))
      plan.adjustments.append(.contentOffset(offset, scroll: index))
    }
    plan.adjustments.append(.translation(-shift))
    return plan
  }
}

extension ScrollChainPass {
  /// The space that is wanted between what is revealed and the keyboard, in points.
  private var distance: Double {
    mutating get { context.focus?.distance ?? strategy.distance }
  }

  /// What is to be in sight of the focus, of which this frame can be seen, in a room of a height.
  private mutating func region(_ seen: Rect, fitting height: Double) -> Rect {
    context.focus?.region(strategy.subject, of: seen, fitting: height) ?? seen
  }

  /// Scrolls one view as far as it can help; tells whether anything moved.
  private mutating func scroll(_ index: Int, isFirstRound: Bool) -> Bool {
    guard let seen = seen(outside: index) else { return false }
    // Where nothing can show all of it, there is no use in making it whole behind the keyboard.
    let isTooLarge = seen.height > largestOpening(outside: index)
    let room = isFirstRound && !isTooLarge ? context.scrolls[index].room : visibleRoom(of: index)
    let free = obstacle.freeHeight(of: room)
    let displacement: Point
    if index == 0, isText {
      // A text moves its caret only. While the whole text is wanted, those outside go first: they may show all of it.
      guard let caret = context.focus?.caret, strategy.subject == .caret || !isFirstRound else { return false }
      displacement = self.displacement(of: caret, into: room, isAboveKeyboard: free >= caret.height)
    } else {
      let region = region(seen, fitting: free)
      let fits = region.height <= free
      if !fits, fills(room, region) || fills(visibleRoom(of: index), region) { return false }
      displacement = self.displacement(
        of: fits ? region : self.region(seen, fitting: context.scrolls[index].room.height), into: room,
        isAboveKeyboard: fits || isTooLarge && free > 0 || !isFirstRound)
    }
    guard displacement != .zero else { return false }
    let bottom = bottomInset(of: index)
    let offset = context.scrolls[index].offset(displacedBy: displacement, bottomInset: bottom)
    guard context.scroll(index, to: offset) != .zero else { return false }
    grantedInsets[index] = bottom
    return true
  }

  private mutating func displacement(of region: Rect, into room: Rect, isAboveKeyboard: Bool) -> Point {
    guard isAboveKeyboard else { return Reveal.displacement(of: region, into: room) }
    return obstacle.displacement(of: region, into: room, padding: Insets(bottom: distance))
  }

  /// Moves everything in the target up.
  private mutating func lift(by height: Double) {
    shift += height
    for index in context.scrolls.indices { context.scrolls[index].frame.origin.y -= height }
    context.focus?.move(by: Point(x: 0, y: height))
  }
}
