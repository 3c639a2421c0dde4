import AvoidanceStrategies
import KeyboardEvents
import Testing

/// The form ends at 812, so the keyboard covers 335 of it; the host gives 34 of that, which leaves 301.
@Suite struct ContentInsetTests {
  private func context(_ form: ScrollContext, _ focus: FocusRegion? = nil) -> AvoidanceContext {
    Phone.context(target: form.frame, focus: focus, scrolls: [form])
  }

  @Test(arguments: [
    // Own bottom, extra, combination, and what becomes of it.
    (0.0, 0.0, InsetCombination.max, 301.0), (10, 0, .max, 301), (350, 0, .max, 350), (0, 20, .max, 321),
    (310, 20, .max, 321), (330, 20, .max, 330), (0, 0, .sum, 301), (10, 0, .sum, 311), (10, 20, .sum, 331),
  ])
  func `the bottom is the larger of both, or their sum`(
    own: Double, extra: Double, combination: InsetCombination, bottom: Double
  ) {
    let strategy = ContentInset(extra: extra, combination: combination)
    let plan = strategy.plan(for: context(Phone.form(inset: Insets(bottom: own), indicators: Insets(bottom: 5))))
    #expect(plan.bottom == bottom)
    // Indicators never get the extra space: the larger of 5 and 301, or the sum of both.
    #expect(plan.indicator == (combination == .max ? 301 : 306))
    #expect(plan.covered == 335)
  }

  @Test func `a keyboard that covers no more than the host gives needs nothing, and no extra space`() {
    let low = KeyboardState.Placement.docked(Rect(x: 0, y: 778, width: 375, height: 34))
    let form = Phone.form(inset: Insets(bottom: 7), indicators: Insets(bottom: 5))
    for combination in InsetCombination.allCases {
      let strategy = ContentInset(extra: 20, combination: combination)
      let plan = strategy.plan(for: Phone.context(low, target: form.frame, scrolls: [form]))
      #expect(plan.bottom == 7 && plan.indicator == 5 && plan.covered == 34)
    }
  }

  @Test(arguments: [KeyboardState.Placement.hidden, Phone.afloat, .floating(.zero)])
  func `without an obstacle the insets are the app's, and the offset is let go`(keyboard: KeyboardState.Placement) {
    let form = Phone.form(at: Point(x: 0, y: 40), inset: Insets(bottom: 7), indicators: Insets(bottom: 5))
    let plan = ContentInset(extra: 9, keepsOffset: true).plan(
      for: Phone.context(keyboard, target: form.frame, focus: Phone.field(endingAt: 700), scrolls: [form]))
    #expect(plan.list == [.contentInsetBottom(7, scroll: 0), .indicatorInsetBottom(5, scroll: 0)])
    #expect(plan.keepsOffset)
  }

  @Test(arguments: [
    // In sight; touching; 215 below; the greatest offset is 1000 + 301 + 34 - 724 = 611.
    (400.0, 0.0, 0.0, 0.0), (477, 0, 0, 0), (692, 0, 215, 0), (692, 8, 223, 0), (470, 8, 1, 0), (1_100, 0, 611, 12),
  ])
  func `the offset moves by what is missing, in its range`(
    bottom: Double, distance: Double, offset: Double, missing: Double
  ) {
    let plan = ContentInset(distance: distance).plan(for: context(Phone.form(), Phone.field(endingAt: bottom)))
    #expect(plan.offset == Point(x: 0, y: offset))
    #expect(plan.missing == missing)
    #expect(plan.bottom == 301)
  }

  @Test func `a field's own distance counts instead`() {
    var focus = Phone.field(endingAt: 692)
    focus.distance = 20
    #expect(ContentInset(distance: 8).plan(for: context(Phone.form(), focus)).offset?.y == 235)
    focus.distance = 0
    #expect(ContentInset(distance: 8).plan(for: context(Phone.form(), focus)).offset?.y == 215)
  }

  @Test func `a field above the insets at the top is brought below them`() {
    var form = Phone.form(at: Point(x: 0, y: 200), inset: Insets(top: 50))
    form.hostInset.top = 44
    // The room begins at 88 + 50 + 44 = 182; the field begins at 100.
    #expect(ContentInset().plan(for: context(form, Phone.field(endingAt: 144))).offset == Point(x: 0, y: 118))
  }

  @Test(arguments: [
    // The room is from 88 to 477, its middle at 282.5; the field from 648 to 692, its middle at 670.
    (RevealAlignment.center, 0.0, 387.5), (.top, 0, 560), (.top, 8, 552), (.nearest, 8, 223),
    // Its top goes from 88 to 477 - 44 = 433, or to 425 with 8 points below it.
    (.fraction(0), 8, 560), (.fraction(0.5), 0, 387.5), (.fraction(0.25), 0, 473.75), (.fraction(1), 8, 223),
  ])
  func `an alignment brings it elsewhere`(alignment: RevealAlignment, distance: Double, offset: Double) {
    let strategy = ContentInset(distance: distance, alignment: alignment)
    #expect(strategy.plan(for: context(Phone.form(), Phone.field(endingAt: 692))).offset?.y == offset)
    #expect(strategy.plan(for: context(Phone.form(), Phone.field(endingAt: 400))).offset?.y == 0)
  }

  @Test func `space is kept on each side, and the field's own distance in place of that below`() {
    var strategy = ContentInset()
    strategy.padding = Insets(top: 20, left: 10, bottom: 8, right: 30)
    #expect(strategy.distance == 8)
    let form = Phone.form(at: Point(x: 200, y: 200), contentWidth: 800)
    let low = Phone.field(endingAt: 692, x: 16, width: 100)
    // Below: 692 + 8 - 477. Above: 100 - (88 + 20). At the right: 500 + 30 - 375. At the left: 4 - 10.
    #expect(strategy.plan(for: context(form, low)).offset == Point(x: 200, y: 423))
    #expect(
      strategy.plan(for: context(form, Phone.field(endingAt: 144, x: 16, width: 100))).offset == Point(x: 200, y: 192))
    #expect(
      strategy.plan(for: context(form, Phone.field(endingAt: 400, x: 400, width: 100))).offset == Point(x: 355, y: 200))
    #expect(
      strategy.plan(for: context(form, Phone.field(endingAt: 400, x: 4, width: 100))).offset == Point(x: 194, y: 200))
    var focus = low
    focus.distance = 50
    #expect(strategy.plan(for: context(form, focus)).offset == Point(x: 200, y: 465))
    #expect(strategy.plan(for: context(form, focus)).bottom == 301)
    strategy.distance = 0
    #expect(strategy.padding == Insets(top: 20, left: 10, right: 30))
  }

  @Test func `sideways a field is brought in too`() {
    let form = Phone.form(contentWidth: 800)
    // 500 - 375 = 125; the greatest offset is 800 - 375 = 425.
    let plan = ContentInset().plan(for: context(form, Phone.field(endingAt: 400, x: 400, width: 100)))
    #expect(plan.offset == Point(x: 125, y: 0))
    let far = ContentInset().plan(for: context(form, Phone.field(endingAt: 692, x: 900, width: 100)))
    #expect(far.offset == Point(x: 425, y: 215))
  }

  @Test(arguments: [(1_000.0, 0.0), (2_000, 724), (5_000, 724)])
  func `a view that pages moves by whole pages, as far as there are any`(contentHeight: Double, offset: Double) {
    // 215 points are missing. With 1000 points the greatest offset is 611: there is no second page.
    let plan = ContentInset().plan(
      for: context(Phone.form(contentHeight: contentHeight, isPaging: true), Phone.field(endingAt: 692)))
    #expect(plan.offset?.y == offset)
  }

  @Test func `a field larger than the room gives way to its caret, one without a caret moves to its edge`() {
    // The room is 477 - 88 = 389 high. The caret ends at 720: 243 below the keyboard's top.
    var focus = FocusRegion(frame: Rect(x: 0, y: 300, width: 375, height: 500))
    #expect(ContentInset().plan(for: context(Phone.form(), focus)).offset?.y == 212)
    focus.caret = Rect(x: 10, y: 700, width: 2, height: 20)
    #expect(ContentInset().plan(for: context(Phone.form(), focus)).offset?.y == 243)
    // Reaching over both ends, nothing moves: 80 to 500.
    let straddling = FocusRegion(frame: Rect(x: 0, y: 80, width: 375, height: 420))
    #expect(ContentInset().plan(for: context(Phone.form(), straddling)).offset?.y == 0)
  }

  @Test func `a text that scrolls itself shows its caret, and without one does not move`() {
    let form = Phone.form()
    var focus = FocusRegion(frame: form.frame, isScrollView: true)
    #expect(ContentInset().plan(for: context(form, focus)).offset == .zero)
    focus.caret = Rect(x: 10, y: 600, width: 2, height: 20)
    #expect(ContentInset().plan(for: context(form, focus)).offset?.y == 143)
  }

  @Test func `without a reason to reveal, or a focus, the offset stays where it is`() {
    let form = Phone.form(at: Point(x: 0, y: 30))
    var context = context(form, Phone.field(endingAt: 692))
    context.mayReveal = false
    let plan = ContentInset().plan(for: context)
    #expect(plan.offset == Point(x: 0, y: 30) && plan.missing == 215 && plan.bottom == 301)
    context.focus = nil
    context.mayReveal = true
    #expect(ContentInset().plan(for: context).offset == Point(x: 0, y: 30))
  }

  @Test func `a floating keyboard is made room for where it is to be avoided`() {
    // 812 - 500 = 312, less 34; the field ends 100 below the keyboard's top.
    let form = Phone.form()
    let plan = ContentInset(floating: .avoid).plan(
      for: Phone.context(Phone.afloat, target: form.frame, focus: Phone.field(endingAt: 600), scrolls: [form]))
    #expect(plan.bottom == 278 && plan.offset?.y == 100 && plan.covered == 312)
  }

  @Test func `of a chain it moves the outermost scroll view, its target`() {
    let inner = ScrollContext(
      frame: Rect(x: 0, y: 600, width: 375, height: 100), contentOffset: .zero,
      contentSize: Size(width: 375, height: 100))
    let plan = ContentInset().plan(
      for: Phone.context(focus: Phone.field(endingAt: 692), scrolls: [inner, Phone.form()]))
    #expect(
      plan.list == [
        .contentInsetBottom(301, scroll: 1), .indicatorInsetBottom(301, scroll: 1),
        .contentOffset(Point(x: 0, y: 215), scroll: 1),
      ])
  }

  @Test func `without a scroll view it wants nothing`() {
    #expect(ContentInset().plan(for: Phone.context(focus: Phone.field(endingAt: 692))) == .none)
  }
}
