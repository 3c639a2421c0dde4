// snippet: table
import AvoidanceStrategies
import KeyboardEvents
import StrategyPlugin
import Testing

@Suite struct CompanionLiftTests {
  private let screen = Rect(x: 0, y: 0, width: 400, height: 800)
  /// From 460 to 500; the button below it from 520 to 560.
  private let focus = FocusRegion(
    frame: Rect(x: 0, y: 460, width: 400, height: 40), anchors: [Rect(x: 0, y: 520, width: 400, height: 40)])

  private func lift(keyboardTop: Double, strip: Double? = nil, by lift: CompanionLift = CompanionLift()) -> Double? {
    var userInfo = UserInfo()
    userInfo.candidateStripHeight = strip
    let keyboard = Rect(x: 0, y: keyboardTop, width: 400, height: 800 - keyboardTop)
    let plan = lift.plan(
      for: AvoidanceContext(
        keyboard: .docked(keyboard), userInfo: userInfo, window: screen, target: screen, focus: focus))
    guard case .translation(let way) = plan.adjustments.first, plan.adjustments.count == 1 else { return nil }
    return -way
  }

  @Test(arguments: [
    // The button ends at 560, and 12 points are wanted below it.
    (keyboardTop: 700.0, lift: 0.0),
    (keyboardTop: 572.0, lift: 0.0),
    (keyboardTop: 560.0, lift: 12.0),
    (keyboardTop: 400.0, lift: 172.0),
    // From the field's top to the button's end it is 100: of a room of 105 the gap gets 5, so the field goes to the top.
    (keyboardTop: 105.0, lift: 460.0),
    // In 99 the two do not fit, and the field alone has the whole gap: 500 + 12 − 99.
    (keyboardTop: 99.0, lift: 413.0),
  ])
  func `the field and its button are lifted, and the gap gives way first`(keyboardTop: Double, lift: Double) {
    #expect(self.lift(keyboardTop: keyboardTop) == lift)
  }

  @Test(arguments: [(nil, 12.0), (0.0, 12.0), (44.0, 56.0), (-44.0, 12.0), (.nan, 12.0), (.infinity, 12.0)])
  func `a strip that the source tells of is kept free, and nonsense counts as none`(strip: Double?, lift: Double) {
    #expect(self.lift(keyboardTop: 560, strip: strip) == lift)
  }

  @Test func `a strip alone can be in the way`() {
    // The keyboard would leave 28 points below the gap; the strip takes 40 of them.
    #expect(lift(keyboardTop: 600, strip: 40) == 12)
  }

  @Test(arguments: [(0.0, 0.0), (12, 12), (100, 100)])
  func `the gap is what it is made with`(gap: Double, lift: Double) {
    #expect(self.lift(keyboardTop: 560, by: CompanionLift(gap: gap)) == lift)
  }
}
// end

@Suite struct CompanionLiftContextTests {
  private let screen = Rect(x: 0, y: 0, width: 400, height: 800)
  private let keyboard = KeyboardState.Placement.docked(Rect(x: 0, y: 500, width: 400, height: 300))
  private let field = Rect(x: 0, y: 600, width: 400, height: 40)

  private func adjustments(_ change: (inout AvoidanceContext) -> Void) -> AdjustmentList {
    var context = AvoidanceContext(
      keyboard: keyboard, window: screen, target: screen, focus: FocusRegion(frame: field), appliedShift: 80)
    change(&context)
    return CompanionLift().plan(for: context).adjustments
  }

  @Test func `without a focus, and without a keyboard, the view is in its place`() {
    #expect(adjustments { $0.focus = nil } == [.translation(0)])
    #expect(adjustments { $0.keyboard = .hidden } == [.translation(0)])
    #expect(adjustments { $0.keyboard = .floating(Rect(x: 50, y: 550, width: 200, height: 200)) } == [.translation(0)])
  }

  @Test func `while the user scrolls, the view stays where it has been lifted to`() {
    #expect(adjustments { $0.hasUserScrolled = true } == [.translation(-80)])
    #expect(adjustments { $0.mayReveal = false } == [.translation(-80)])
  }

  @Test func `the view is never moved downwards, also not for a field above the window's top`() {
    #expect(adjustments { $0.focus?.frame.origin.y = -20 } == [.translation(0)])
  }

  @Test func `a field's own distance replaces the gap`() {
    // 640 + 30 − 500.
    #expect(adjustments { $0.focus?.distance = 30 } == [.translation(-170)])
  }

  @Test func `of a text that is higher than the room its caret is shown`() {
    // The caret ends at 790, and 12 points are wanted: 802 − 500.
    let changed = adjustments {
      $0.focus = FocusRegion(
        frame: Rect(x: 0, y: 100, width: 400, height: 700), caret: Rect(x: 0, y: 770, width: 2, height: 20))
    }
    #expect(changed == [.translation(-302)])
  }
}
