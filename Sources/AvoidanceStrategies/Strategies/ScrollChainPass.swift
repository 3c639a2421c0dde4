import KeyboardEvents

/// One computation of how the scroll views around a focus and the view that holds them share what is missing.
///
/// All methods are mutating, also those that only read: for a method that only borrows it, the compiler would move the whole
/// value to the stack.
struct ScrollChainPass: ~Copyable {
  /// The room that a scroll view of the chain has at its end.
  struct Room {
    /// What the keyboard covers of it where it stands, beyond what the host gives.
    var need = 0.0
    /// The bottom inset that it had room by to scroll, before it was moved itself.
    var grantedInset = 0.0
  }

  let strategy: AutomaticAvoidance
  let obstacle: Obstacle
  let window: Rect
  let clip: Rect
  let target: Rect
  /// The height of the window that the keyboard leaves free, in points.
  let freeHeight: Double
  /// The scroll views from the focus outward, as far as has been decided.
  private(set) var scrolls: [ScrollContext]
  /// The room that each of them has.
  var rooms: SmallList<Room>
  /// What is edited, moved as far as has been decided; spelled out, as what is declared with `?` is made nil first.
  private(set) var focus: Optional<FocusRegion>
  private let mayReveal: Bool
  private(set) var shift = 0.0
  /// Whether anything was scrolled or lifted.
  private var isMoved = false

  /// Scrolling one view can make room in one inside it; more rounds than this change nothing.
  private static let rounds = 3

  init(_ context: borrowing AvoidanceContext, _ strategy: AutomaticAvoidance) {
    self.strategy = strategy
    obstacle = Obstacle(context.keyboard, floating: strategy.floating)
    (window, clip, target) = (context.window, context.clip, context.target)
    freeHeight = obstacle.freeHeight(of: context.window)
    focus = context.focus
    mayReveal = context.mayReveal
    // Shared with the context until one of them moves, which most often none does.
    scrolls = context.scrolls
    rooms = SmallList(repeating: Room(), count: scrolls.count)
    measureNeeds(scrolls.indices)
    for index in scrolls.indices { rooms[index].grantedInset = bottomInset(of: index) }
    // The context stands at the unmoved place. While the user scrolls inside, what has been shifted stays shifted.
    if context.hasUserScrolled || !context.mayReveal, hasFocus { lift(by: context.appliedShift) }
  }

  private var hasFocus: Bool {
    mutating get { if case .some = focus { true } else { false } }
  }

  mutating func run() {
    guard mayReveal, hasFocus else { return }
    takeBack()
    if !isShown() {
      // The view is shifted only for what no scroll view can show; and once it is, those inside may show more.
      let isSettled = scrollAll(isFirst: true)
      if liftIfNeeded() || !isSettled { revealAgain() }
    }
    // What has moved may have less room by now; what the end of that room moves is made good by those outside.
    if isMoved, settle() { revealAgain() }
  }

  /// Takes back offsets that stood in room which a smaller keyboard no longer gives, before anything is revealed.
  ///
  /// Outer ones first: what they bring down, the keyboard covers more of.
  private mutating func takeBack() {
    for index in scrolls.indices.reversed() {
      rooms[index].grantedInset = max(rooms[index].grantedInset, bottomInset(of: index))
      let bottom = rooms[index].grantedInset
      _ = scroll(index, to: scrolls[index].offset(displacedBy: .zero, bottomInset: bottom))
    }
  }

  private mutating func revealAgain() {
    _ = scrollAll(isFirst: false)
    _ = liftIfNeeded()
  }

  /// Brings offsets back into the ranges that they have now; tells whether anything moved.
  private mutating func settle() -> Bool {
    var hasMoved = false
    for index in scrolls.indices {
      let bottom = finalInset(of: index)
      if scroll(index, to: scrolls[index].offset(displacedBy: .zero, bottomInset: bottom)) { hasMoved = true }
    }
    return hasMoved
  }

  /// Scrolls until nothing moves any more; tells whether another round would not move anything either.
  private mutating func scrollAll(isFirst: Bool) -> Bool {
    for round in 0..<Self.rounds {
      let isFirstRound = isFirst && round == 0
      var hasMoved = false
      if !isShown() {
        for index in scrolls.indices where reveal(in: index, isFirstRound: isFirstRound) { hasMoved = true }
      }
      if !hasMoved { return !isFirstRound }
    }
    return false
  }

  private mutating func liftIfNeeded() -> Bool {
    guard !isShown(), let frame = focus?.frame, let seen = seen(outside: scrolls.count) else { return false }
    let line = window.minY + freeHeight
    // What no lift can show whole stays where it fills all that is seen of the view around it.
    if frame.minY < seen.minY, seen.minY < line, line < frame.maxY, frame.height > largestOpening(outside: -1) {
      return false
    }
    let region = region(seen, fitting: obstacle.roomForShift(of: target, in: window))
    let missing = obstacle.missingHeight(of: region, distance, target, window)
    if missing > 0 { lift(by: missing) }
    return missing > 0
  }
}

extension ScrollChainPass {
  /// Scrolls one view, and with its content all that is inside; tells whether anything moved.
  mutating func scroll(_ index: Int, to offset: Point) -> Bool {
    guard offset != scrolls[index].contentOffset else { return false }
    let step = offset - scrolls[index].contentOffset
    scrolls[index].contentOffset = offset
    isMoved = true
    for inner in 0..<index {
      scrolls[inner].frame = scrolls[inner].frame.offsetBy(x: -step.x, y: -step.y)
    }
    measureNeeds(0..<index)
    // A text that is scrolled itself stays where it is.
    if index == 0, isText { focus?.moveCaret(by: step) } else { focus?.move(by: step) }
    return true
  }

  /// Moves everything in the target up.
  private mutating func lift(by height: Double) {
    shift += height
    isMoved = true
    // What each needs is measured where the view stands by itself.
    for index in scrolls.indices { scrolls[index].frame.origin.y -= height }
    focus?.move(by: Point(x: 0, y: height))
  }
}
