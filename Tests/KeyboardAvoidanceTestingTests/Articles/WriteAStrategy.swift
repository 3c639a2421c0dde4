import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

// What the article "Write a strategy" shows.

// snippet: strategy
/// Lifts a view until what is edited in it stands a little above the keyboard.
struct Lift: AvoidanceStrategy {
  /// The space wanted above the keyboard, in points.
  var distance = 8.0

  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let covered = context.coveredHeight(of: context.target)
    guard let focus = context.focus, let top = context.coveringTop(of: context.target) else {
      return AvoidancePlan([.translation(0)], covered: covered)
    }
    guard context.mayReveal, !context.hasUserScrolled else {
      return AvoidancePlan([.translation(-context.appliedShift)], covered: covered)
    }
    var room = context.window
    room.size.height = min(top, room.maxY) - room.minY
    let unscrolled = focus.frame.offsetBy(x: focus.scrolledInside.x, y: focus.scrolledInside.y)
    let missing = Reveal.displacement(of: unscrolled, into: room, padding: Insets(bottom: focus.distance ?? distance))
    return AvoidancePlan([.translation(-max(0, missing.y))], covered: covered)
  }
}
// end

@Suite struct `The article on strategies` {
  // snippet: table
  @Test(arguments: [
    // The field ends at 500 of 800 points, and 8 are wanted above the keyboard.
    (keyboardTop: 600.0, lift: 0.0),
    (keyboardTop: 508.0, lift: 0.0),
    (keyboardTop: 500.0, lift: 8.0),
    (keyboardTop: 400.0, lift: 108.0),
  ])
  func `a field is lifted by what is missing`(keyboardTop: Double, lift: Double) {
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    let context = AvoidanceContext(
      keyboard: .docked(Rect(x: 0, y: keyboardTop, width: 400, height: 800 - keyboardTop)), window: screen,
      target: screen, focus: FocusRegion(frame: Rect(x: 0, y: 460, width: 400, height: 40)))
    #expect(Lift().plan(for: context).adjustments == [.translation(-lift)])
  }
  // end

  // snippet: laws
  @Test func `Lift keeps the laws`() {
    #expect(violations(of: Lift(), as: .shift(distance: 8)) == [])
  }
  // end

  // snippet: exempt
  /// Half a lift is what the design asks for; that it may leave the field covered is known.
  @Test func `HalfLift keeps all laws but that it reveals all`() {
    #expect(violations(of: HalfLift(), as: .shift(), except: [.reveals]) == [])
  }
  // end

  // snippet: scene
  @Test func `a field that was once covered is in sight`() throws {
    let scene = try Scene(
      reading: """
        screen 375x812 safe 44,0,34,0
        view page in window 0,0,375,812
        field name in page 0,700,375,44
        avoid a: shift page by lift distance 8
        focus name
        show 0,477,375,335
        expect visible name margin 8
        hide
        expect restored
        """, name: "lift")
    let outcome = try scene.run(strategies: { $0 == "lift" ? AnyAvoidanceStrategy(Lift()) : nil })
    #expect(outcome.failures == [])
  }
  // end

  // snippet: regression
  @Test func `a scene that broke a law keeps it now`() throws {
    let scene = try Scene(
      reading: """
        # law 1: Settled with a docked keyboard, what was to be revealed is visible if it can be.
        # seed 17
        screen 100x100
        view v0 in window 0,0,100,100
        field f0 in v0 0,80,100,20
        avoid a0: shift v0 by lift distance 8
        focus f0
        show 0,60,100,40
        """, name: "seed-17")
    let checker = LawChecker(strategies: { $0 == "lift" ? AnyAvoidanceStrategy(Lift()) : nil })
    #expect(checker.finding(of: .reveals, in: scene) == nil)
  }
  // end

  @Test func `shows what is found of a lift that forgets the space it wants`() throws {
    let scene = try Scene(
      reading: """
        screen 100x100
        view v0 in window 0,0,100,100
        field f0 in v0 0,80,100,20
        avoid a0: shift v0 by plug-in distance 8
        focus f0
        show 0,60,100,40
        """, name: "seed-17")
    let checker = LawChecker(strategies: { _ in AnyAvoidanceStrategy(Lift(distance: 0)) })
    // From 80..100 the field comes to 40..60, where 8 points are wanted above the keyboard at 60.
    #expect(
      checker.finding(of: .reveals, in: scene)
        == "line 6, show 0,60,100,40: the field at 0,40,100,20 could be above 60")
  }
}

/// A lift of half the height that is missing.
private struct HalfLift: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    let plan = Lift(distance: 0).plan(for: context)
    guard context.mayReveal, !context.hasUserScrolled, case .translation(let lift)? = plan.adjustments.first else {
      return plan
    }
    return AvoidancePlan([.translation(lift / 2)], covered: plan.covered, missing: -lift / 2)
  }
}
