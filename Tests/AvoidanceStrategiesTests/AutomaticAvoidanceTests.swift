import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct AutomaticAvoidanceTests {
  private func scroll(
    _ top: Double, _ bottom: Double, content: Double, at offset: Double = 0, isPaging: Bool = false
  ) -> ScrollContext {
    ScrollContext(
      frame: Rect(x: 0, y: top, width: 375, height: bottom - top), contentOffset: Point(x: 0, y: offset),
      contentSize: Size(width: 375, height: content), isPaging: isPaging)
  }

  private func insets(_ bottom: Double, _ indicator: Double, _ offset: Double, _ index: Int) -> [Adjustment] {
    [
      .contentInsetBottom(bottom, scroll: index), .indicatorInsetBottom(indicator, scroll: index),
      .contentOffset(Point(x: 0, y: offset), scroll: index),
    ]
  }

  @Test func `without a scroll view all is shifted`() {
    let plan = AutomaticAvoidance(distance: 8).plan(for: Phone.context(focus: Phone.field(endingAt: 744)))
    // 744 + 8 - 477.
    #expect(plan.list == [.translation(-275)])
    #expect(plan.covered == 335)
  }

  @Test func `one scroll view takes all that it can, and nothing is shifted`() {
    let plan = AutomaticAvoidance().plan(for: Phone.context(focus: Phone.field(endingAt: 692), scrolls: [Phone.form()]))
    #expect(plan.list == insets(301, 301, 215, 0) + [.translation(0)])
    #expect(plan.holdsOffsets)
  }

  @Test func `what is in sight moves nothing`() {
    let plan = AutomaticAvoidance().plan(for: Phone.context(focus: Phone.field(endingAt: 477), scrolls: [Phone.form()]))
    #expect(plan.list == insets(301, 301, 0, 0) + [.translation(0)])
  }

  @Test func `the inner scroll view goes first, the outer one takes what is left`() {
    // The inner one ends at 600: 123 are covered, and as many it can scroll. The field is 103 below the keyboard's top.
    let inner = scroll(200, 600, content: 400)
    let outer = scroll(0, 812, content: 1_200)
    let plan = AutomaticAvoidance().plan(
      for: Phone.context(focus: Phone.field(endingAt: 580), scrolls: [inner, outer]))
    #expect(plan.list == insets(123, 123, 103, 0) + insets(335, 335, 0, 1) + [.translation(0)])
  }

  @Test func `what the inner one cannot show, the outer one does`() {
    // The inner one pages and has one page only, so it does not move; 580 - 477 = 103 is left to the outer one.
    let inner = scroll(200, 600, content: 400, isPaging: true)
    let outer = scroll(0, 812, content: 1_200)
    let plan = AutomaticAvoidance().plan(
      for: Phone.context(focus: Phone.field(endingAt: 580), scrolls: [inner, outer]))
    #expect(plan.list == insets(0, 0, 0, 0) + insets(335, 335, 103, 1) + [.translation(0)])
  }

  @Test func `what no scroll view can show is shifted`() {
    // The pager has one page; 580 + 8 - 477 = 111.
    let pager = scroll(200, 600, content: 400, isPaging: true)
    let plan = AutomaticAvoidance(distance: 8).plan(
      for: Phone.context(focus: Phone.field(endingAt: 580), scrolls: [pager]))
    #expect(plan.translation == -111)
    #expect(plan.offset == .zero)
  }

  @Test func `a scroll view wholly behind the keyboard brings the field to its own top, and the rest is shifted`() {
    // The field is from 676 to 720, the scroll view's top at 600: it scrolls by 76, and 720 - 76 - 477 = 167 are left.
    let low = scroll(600, 700, content: 120)
    let plan = AutomaticAvoidance().plan(for: Phone.context(focus: Phone.field(endingAt: 720), scrolls: [low]))
    #expect(plan.offset == Point(x: 0, y: 76))
    #expect(plan.translation == -167)
  }

  @Test func `where the host makes room by itself, that much less is added`() {
    var form = Phone.form(inset: Insets(bottom: 7))
    form.hostInset.bottom = 335
    let plan = AutomaticAvoidance().plan(for: Phone.context(focus: Phone.field(endingAt: 692), scrolls: [form]))
    #expect(plan.list == insets(7, 0, 215, 0) + [.translation(0)])
  }

  @Test(arguments: [KeyboardState.Placement.hidden, Phone.afloat])
  func `without an obstacle nothing is wanted but the unmoved place`(keyboard: KeyboardState.Placement) {
    let plan = AutomaticAvoidance().plan(
      for: Phone.context(keyboard, focus: Phone.field(endingAt: 692), scrolls: [Phone.form()]))
    #expect(plan.list == [.translation(0)])
    #expect(!plan.holdsOffsets)
  }

  @Test func `without a focus there is room, and nothing moves`() {
    let plan = AutomaticAvoidance().plan(for: Phone.context(scrolls: [Phone.form(at: Point(x: 0, y: 30))]))
    #expect(plan.list == insets(301, 301, 30, 0) + [.translation(0)])
  }

  @Test func `while the user has scrolled the focus away, what is shifted stays shifted`() {
    var context = Phone.context(focus: Phone.field(endingAt: 744))
    context.appliedShift = 60
    context.mayReveal = false
    #expect(AutomaticAvoidance().plan(for: context).translation == -60)
  }

  @Test func `a text that scrolls itself is shifted whole where it fits, or shows its caret where asked for`() {
    // From 300 to 700, 400 high: 700 - 477 = 223 are missing. The caret ends at 500: 23.
    let text = scroll(300, 700, content: 400)
    var focus = FocusRegion(frame: text.frame, isScrollView: true)
    focus.caret = Rect(x: 10, y: 480, width: 2, height: 20)
    let whole = AutomaticAvoidance().plan(for: Phone.context(focus: focus, scrolls: [text]))
    #expect(whole.translation == -223 && whole.offset == .zero)
    let caret = AutomaticAvoidance(subject: .caret).plan(for: Phone.context(focus: focus, scrolls: [text]))
    #expect(caret.translation == 0 && caret.offset == Point(x: 0, y: 23) && caret.bottom == 223)
  }

  @Test func `planning from where a plan has led changes nothing`() {
    let plan = AutomaticAvoidance().plan(for: Phone.context(focus: Phone.field(endingAt: 692), scrolls: [Phone.form()]))
    let again = AutomaticAvoidance().plan(
      for: Phone.context(focus: Phone.field(endingAt: 692 - 215), scrolls: [Phone.form(at: Point(x: 0, y: 215))]))
    #expect(again == plan)
  }
}
