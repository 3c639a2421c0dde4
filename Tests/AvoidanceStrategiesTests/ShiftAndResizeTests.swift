import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct FrameShiftTests {
  @Test(
    arguments: [
      // Bottom, distance, limit, translation, missing: in sight; touching; 127 below; short of room by the distance.
      (400.0, 0.0, nil, 0.0, 0.0), (477, 0, nil, 0, 0), (604, 0, nil, -127, 0), (604, 8, nil, -135, 0),
      (470, 8, nil, -1, 0), (604, 0, 100, -100, 27), (604, 8, 200, -135, 0), (604, 0, 0, 0, 127),
      // Above the window: a shift never goes down.
      (-10, 0, nil, 0, 0),
    ] as [(Double, Double, Double?, Double, Double)])
  func `the view moves up by what is missing, and no further than the limit`(
    bottom: Double, distance: Double, limit: Double?, translation: Double, missing: Double
  ) {
    let strategy = FrameShift(distance: distance, limit: limit)
    let plan = strategy.plan(for: Phone.context(focus: Phone.field(endingAt: bottom)))
    #expect(plan.list == [.translation(translation)])
    #expect(plan.missing == missing)
    #expect(plan.covered == 335)
  }

  @Test func `without a focus, and without a keyboard, the view stands unmoved`() {
    #expect(FrameShift().plan(for: Phone.context()).list == [.translation(0)])
    for keyboard in [KeyboardState.Placement.hidden, Phone.afloat] {
      #expect(
        FrameShift().plan(for: Phone.context(keyboard, focus: Phone.field(endingAt: 700))).list == [.translation(0)])
    }
  }

  @Test func `a floating keyboard is avoided where asked for`() {
    let context = Phone.context(Phone.afloat, focus: Phone.field(endingAt: 600))
    #expect(FrameShift(floating: .avoid).plan(for: context).list == [.translation(-100)])
    #expect(FrameShift(floating: .follow).plan(for: context).list == [.translation(0)])
  }

  @Test func `a field's own distance counts instead`() {
    var focus = Phone.field(endingAt: 604)
    focus.distance = 20
    #expect(FrameShift(distance: 8).plan(for: Phone.context(focus: focus)).list == [.translation(-147)])
  }

  @Test func `while the user scrolls, what is shifted stays shifted`() {
    var context = Phone.context(focus: Phone.field(endingAt: 604))
    context.appliedShift = 60
    #expect(FrameShift().plan(for: context).list == [.translation(-127)])
    context.hasUserScrolled = true
    #expect(FrameShift().plan(for: context).list == [.translation(-60)])
    // The 127 that are missing at the unmoved place, less those 60.
    #expect(FrameShift().plan(for: context).missing == 67)
    context.hasUserScrolled = false
    context.mayReveal = false
    #expect(FrameShift().plan(for: context).list == [.translation(-60)])
    #expect(FrameShift().plan(for: context).missing == 67)
  }

  @Test func `scrolling by others inside is taken back before the shift is computed`() {
    // The field stands at 604 because it was scrolled up by 60 inside: unmoved it ends at 664.
    var focus = Phone.field(endingAt: 604)
    focus.scrolledInside = Point(x: 0, y: 60)
    #expect(FrameShift().plan(for: Phone.context(focus: focus)).list == [.translation(-187)])
  }

  @Test func `the caret is revealed where asked for, and where the field is higher than the room`() {
    var focus = FocusRegion(frame: Rect(x: 0, y: 300, width: 375, height: 400))
    focus.caret = Rect(x: 10, y: 480, width: 2, height: 20)
    // 700 - 477; 500 - 477.
    #expect(FrameShift().plan(for: Phone.context(focus: focus)).list == [.translation(-223)])
    #expect(FrameShift(subject: .caret).plan(for: Phone.context(focus: focus)).list == [.translation(-23)])
    focus.frame.size.height = 478
    #expect(FrameShift().plan(for: Phone.context(focus: focus)).list == [.translation(-23)])
  }

  @Test func `anchors are revealed as far as they fit`() {
    var focus = Phone.field(endingAt: 400)
    focus.anchors = [Rect(x: 0, y: 500, width: 100, height: 40), Rect(x: 0, y: 560, width: 100, height: 40)]
    #expect(FrameShift().plan(for: Phone.context(focus: focus)).list == [.translation(-123)])
  }
}

@Suite struct BottomResizeTests {
  @Test(arguments: [
    // The whole window; one that ends at 700; one above; one that is covered whole: no height below 0.
    (Phone.window, 0.0, -335.0, 335.0), (Phone.window, 10, -345, 335),
    (Rect(x: 0, y: 100, width: 375, height: 600), 0, -223, 223),
    (Rect(x: 0, y: 0, width: 375, height: 477), 10, 0, 0), (Rect(x: 0, y: 600, width: 375, height: 100), 50, -100, 100),
    (Rect(x: 0, y: 467, width: 375, height: 60), 50, -60, 50),
  ])
  func `the height becomes less by what is covered, and never less than nothing`(
    target: Rect, extra: Double, change: Double, covered: Double
  ) {
    let plan = BottomResize(extra: extra).plan(for: Phone.context(target: target))
    #expect(plan.list == [.heightChange(change)])
    #expect(plan.covered == covered)
  }

  @Test(arguments: FloatingPolicy.allCases)
  func `a floating keyboard takes height only where it is avoided`(policy: FloatingPolicy) {
    let plan = BottomResize(extra: 8, floating: policy).plan(for: Phone.context(Phone.afloat))
    #expect(plan.list == [.heightChange(policy == .avoid ? -320 : 0)])
  }
}
