import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

extension AvoidanceState {
  /// An evaluation that moves what it has looked at does not settle by looking more often than this.
  ///
  /// A field that hangs on a safe area which a shift moves it against comes nearer by about two thirds with each look.
  static var rounds: Int { 8 }

  /// The same while a host takes back room by which an offset of ours was to stand.
  ///
  /// An outer scroll view makes that good, and for as far as it moves up the host takes back as much once more, until it
  /// gives no room there at all. So the looks come to an end within a safe area's height, and after so many of them nobody
  /// can see what is left for each.
  static var roundsWhileTakenBack: Int { 128 }

  /// Asks every strategy that takes part, from the outside in, and carries out what they want.
  mutating func evaluate(_ reason: EvaluationReason, _ observer: ((AvoidanceDecision) -> Void)?) {
    self.reason = reason
    unsafe motions.evaluation += 1
    // A finger moves the keyboard and not the views.
    if records.count > 1, reason != .drag { sortRecords() }
    readSurroundings()
    screen = nil
    moveCount = 0
    hasTakenBack = false
    for index in records.indices {
      records[index].seenMoves = -1
      records[index].seenPlace = nil
      records[index].memory.mayReveal = false
    }
    if !isAdjusting { notePlacesAtRest() }
    evaluateRecords(reason, observer)
    // What was scrolled before is known to all by now.
    hasScrolled = false
    // What moves views may move what was looked at before it, and even what it was computed from: those look once more.
    var round = 1
    while hasUnseenMoves(), round < (hasTakenBack ? Self.roundsWhileTakenBack : Self.rounds) {
      hasTakenBack = false
      evaluateRecords(reason == .drag ? .drag : .layout, observer)
      round += 1
    }
    rememberPlaces()
    letGo()
  }

  /// Whether any strategy would see something else now than when it was asked.
  private mutating func hasUnseenMoves() -> Bool {
    for index in records.indices where wouldSeeMore(index) { return true }
    return false
  }

  private mutating func evaluateRecords(_ reason: EvaluationReason, _ observer: ((AvoidanceDecision) -> Void)?) {
    // Once the keyboard has left, inner ones go first: what they give back was measured in what outer ones had made.
    let isReversed = isKeyboardHidden()
    for step in records.indices {
      let index = isReversed ? records.count - 1 - step : step
      if wouldSeeMore(index) { evaluate(index, reason: reason, observer) }
    }
  }

  private mutating func isKeyboardHidden() -> Bool {
    guard !records.isEmpty, let node = node(of: records[0].target), let window = access.window(node) else {
      return false
    }
    readKeyboard(of: window.screen)
    return placement == .hidden
  }

  /// Asks the tracker for the keyboard of a screen, once in an evaluation.
  @inline(__always)
  mutating func readKeyboard(of screen: ScreenID) {
    if screen != self.screen { readKeyboardAnew(of: screen) }
  }

  @inline(never)
  private mutating func readKeyboardAnew(of screen: ScreenID) {
    self.screen = screen
    tracker.read(screen, &placement, &screenMotion, &context.userInfo)
    lineContext.userInfo = context.userInfo
    // A focus moves on at any time, and what it moves is to arrive with a keyboard that may be on its way.
    if reason == .focus { screenMotion = tracker.motionToJoin(on: screen) }
  }

  private mutating func sortRecords() {
    for index in records.indices {
      records[index].depth = node(of: records[index].target).map { access.depth($0) } ?? 0
    }
    // Few and nearly in order always: insertion keeps equal ones in the order of attaching, and allocates nothing.
    for index in records.indices.dropFirst() {
      var place = index
      while place > 0, records[place].depth < records[place - 1].depth {
        records.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// The node whose place in the tree is the target's.
  mutating func node(of target: HeldTarget) -> NodeHandle? {
    switch target {
    case .view(let node): node
    case .constraint(let constraint): access.constraint(constraint)?.node
    case .constraints(let held): node(of: held)
    case .guide(let guide): access.guide(guide)?.node
    }
  }

  /// The node of the first constraint that is there.
  private mutating func node(of held: [HeldConstraint]) -> NodeHandle? {
    for one in held {
      if let metrics = access.constraint(one.constraint) { return metrics.node }
    }
    return nil
  }
}
