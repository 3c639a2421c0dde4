import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct ConstraintSwitchTests {
  private func constraint(_ condition: ConstraintCondition, isActive: Bool) -> ConstraintContext {
    ConstraintContext(
      line: 812, span: Phone.window, isHeight: false, constant: 0, isActive: isActive, condition: condition)
  }

  private func plan(_ keyboard: KeyboardState.Placement, floating: FloatingPolicy = .ignore) -> [Adjustment] {
    // One for the keyboard, one at rest, and one at rest that the app has switched off itself.
    let constraints = [
      constraint(.whileUp, isActive: false), constraint(.atRest, isActive: true), constraint(.atRest, isActive: false),
    ]
    return ConstraintSwitch(floating: floating).plan(for: Phone.context(keyboard, constraints: constraints)).list
  }

  @Test func `up, those for the keyboard are in force, and those that are not go first`() {
    #expect(
      plan(Phone.keyboard) == [
        .isActive(false, constraint: 1), .isActive(false, constraint: 2), .isActive(true, constraint: 0),
      ])
  }

  @Test func `at rest, all are as the app has them, and those that are off go first`() {
    let atRest: [Adjustment] = [
      .isActive(false, constraint: 0), .isActive(false, constraint: 2), .isActive(true, constraint: 1),
    ]
    #expect(plan(.hidden) == atRest)
    #expect(plan(Phone.afloat) == atRest)
    #expect(plan(Phone.afloat, floating: .follow) == atRest)
    #expect(plan(.docked(Rect(x: 0, y: 812, width: 375, height: 335))) == atRest)
  }

  @Test func `a floating keyboard is up where it is avoided`() {
    #expect(plan(Phone.afloat, floating: .avoid) == plan(Phone.keyboard))
  }

  @Test func `without constraints it wants nothing`() {
    #expect(ConstraintSwitch().plan(for: Phone.context()).list == [])
  }
}

/// The keyboard afloat is 200 wide and 100 high; in the phone's window 175 and 712 points are left beside it.
@Suite struct EdgeSwitchTests {
  private static let middle = KeyboardState.Placement.floating(Rect(x: 88, y: 300, width: 200, height: 100))
  private static let corner = KeyboardState.Placement.floating(Rect(x: 10, y: 20, width: 200, height: 100))

  /// Whether a constraint is in force that the app has in force or not.
  private func isActive(
    _ condition: ConstraintCondition, _ keyboard: KeyboardState.Placement, app: Bool,
    _ strategy: ConstraintSwitch = ConstraintSwitch(floating: .follow)
  ) -> Bool {
    let constraint = ConstraintContext(
      line: 0, span: Phone.window, isHeight: false, constant: 0, isActive: app, condition: condition)
    return strategy.plan(for: Phone.context(keyboard, constraints: [constraint])).list
      == [.isActive(true, constraint: 0)]
  }

  @Test(
    arguments: [
      // The condition; in force docked, in the middle, in the top leading corner.
      (.nearEdge(.bottom), true, false, false), (.awayFrom(.bottom), false, true, true),
      (.nearEdge(.top), false, false, true), (.awayFrom(.top), true, true, false),
      (.nearEdge(.leading), false, false, true), (.awayFrom([.leading, .trailing]), true, true, false),
      (.nearEdge(.trailing), false, false, false), (.awayFrom(.trailing), true, true, true),
      (.awayFrom([.leading, .trailing, .bottom]), false, true, false),
      (.nearEdge([.top, .leading]), false, false, true), (.nearEdge([.top, .trailing]), false, false, false),
      (.nearEdge([.leading, .trailing]), false, false, false),
      // No edges are no place.
      (.nearEdge([]), false, false, false), (.awayFrom([]), false, false, false),
    ] as [(ConstraintCondition, Bool, Bool, Bool)])
  func `a set is in force by the edges that the keyboard is near`(
    condition: ConstraintCondition, docked: Bool, middle: Bool, corner: Bool
  ) {
    for app in [false, true] {
      #expect(isActive(condition, Phone.keyboard, app: app) == docked)
      #expect(isActive(condition, Self.middle, app: app) == middle)
      #expect(isActive(condition, Self.corner, app: app) == corner)
    }
  }

  @Test(
    arguments: [
      .hidden, .floating(.zero), .floating(Rect(x: 375, y: 0, width: 200, height: 100)),
      .docked(Rect(x: 0, y: 812, width: 375, height: 335)), .docked(Rect(x: 400, y: 477, width: 375, height: 335)),
    ] as [KeyboardState.Placement])
  func `off the screen and outside of the window all are as the app has them`(keyboard: KeyboardState.Placement) {
    for condition in [ConstraintCondition.nearEdge(.bottom), .awayFrom(.bottom), .nearEdge(.top), .awayFrom(.top)] {
      #expect(isActive(condition, keyboard, app: true))
      #expect(!isActive(condition, keyboard, app: false))
    }
  }

  @Test func `a keyboard afloat that is not followed is off the screen, and a docked one is not`() {
    for app in [false, true] {
      #expect(isActive(.nearEdge(.top), Self.corner, app: app, ConstraintSwitch()) == app)
      #expect(isActive(.awayFrom(.top), Self.corner, app: app, ConstraintSwitch()) == app)
      #expect(isActive(.nearEdge(.bottom), Phone.keyboard, app: app, ConstraintSwitch()))
      #expect(isActive(.nearEdge(.top), Self.corner, app: app, ConstraintSwitch(floating: .avoid)))
    }
  }

  @Test func `direction and nearness are the strategy's`() {
    let mirrored = ConstraintSwitch(floating: .follow, isRightToLeft: true)
    #expect(isActive(.nearEdge(.trailing), Self.corner, app: false, mirrored))
    // 20 points from the top.
    #expect(!isActive(.nearEdge(.top), Self.corner, app: false, ConstraintSwitch(floating: .follow, nearness: 19)))
    #expect(isActive(.nearEdge(.top), Self.corner, app: false, ConstraintSwitch(floating: .follow, nearness: 20)))
  }

  @Test func `those that are switched off come first`() {
    let constraints = [ConstraintCondition.nearEdge(.top), .awayFrom(.top), .nearEdge(.leading), .whileUp, .atRest].map
    {
      ConstraintContext(line: 0, span: Phone.window, isHeight: false, constant: 0, isActive: true, condition: $0)
    }
    let plan = ConstraintSwitch(floating: .avoid).plan(for: Phone.context(Self.corner, constraints: constraints))
    #expect(
      plan.list == [
        .isActive(false, constraint: 1), .isActive(false, constraint: 4), .isActive(true, constraint: 0),
        .isActive(true, constraint: 2), .isActive(true, constraint: 3),
      ])
  }
}
