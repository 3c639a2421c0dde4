import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// How often strategies are asked, and what they find when they are.
@Suite struct LookingAgainTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  init() {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree.add("first", in: "page", Rect(x: 16, y: 560, width: 343, height: 44))
    tree.add("second", in: "page", Rect(x: 16, y: 700, width: 343, height: 44))
    tree.focusedNode = "first"
  }

  @Test func `a view that has gone up with all that is in it is not looked at again`() throws {
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.forget()
    bench.show()
    // 604 - 477 = 127.
    #expect(tree["page"].frame.minY == -127)
    #expect(bench.decisions.map { $0.reason } == [.keyboard])
  }

  @Test func `a field that the host lowers while its view goes up is brought up by that much more`() throws {
    try avoider.attach(FrameShift(), to: .view("page"))
    tree.onWrite = { [tree] in tree["first"].frame.origin.y = 570 }
    bench.show()
    // 614 - 477 = 137.
    #expect(tree["page"].frame.minY == -137)
    bench.show()
    #expect(tree["page"].frame.minY == -137)
  }

  @Test func `a view is looked at again where not all that is in it has gone up`() throws {
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.forget()
    // The field hangs on the window: the host puts it back to where it was there.
    tree.onWrite = { [tree] in tree["first"].frame.origin.y = 560 - tree["page"].frame.minY }
    bench.show()
    #expect(bench.decisions.map { $0.reason } == [.keyboard, .layout])
  }

  @Test func `a view is looked at again where another strategy has moved what is in it`() throws {
    tree.add("inner", in: "page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree["first"].parent = "inner"
    try avoider.attach(FrameShift(), to: .view("page"))
    try avoider.attach(
      AnyAvoidanceStrategy { AvoidancePlan([.heightChange($0.isKeyboardUp() ? -10 : 0)]) }, to: .view("inner"))
    // The field hangs on the bottom of what is made smaller.
    tree.onWrite = { [tree] in tree["first"].frame.origin.y = 560 + tree["inner"].frame.height - 812 }
    bench.forget()
    bench.show()
    // 550 + 44 - 477 = 117.
    #expect(tree["page"].frame.minY == -117)
    #expect(bench.decisions.map { $0.reason }.contains(.layout))
  }

  @Test func `a field that is edited next in mid-drag is followed from the next frame on`() throws {
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    bench.emitter.drag(top: 500)
    // 604 - 500 = 104.
    #expect(tree["page"].frame.minY == -104)
    tree.focusedNode = "second"
    bench.emitter.drag(top: 501)
    // 744 - 501 = 243.
    #expect(tree["page"].frame.minY == -243)
    tree.focusedNode = nil
    bench.emitter.drag(top: 502)
    #expect(tree["page"].frame.minY == 0)
  }

  @Test func `a field that is moved elsewhere in mid-drag is followed from the next frame on`() throws {
    tree.add("other", Rect(x: 0, y: 0, width: 375, height: 812))
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    bench.emitter.drag(top: 500)
    #expect(tree["page"].frame.minY == -104)
    tree["first"].parent = "other"
    bench.emitter.drag(top: 501)
    #expect(tree["page"].frame.minY == 0)
  }

  @Test func `an animator that lays out after the changes has not scrolled in the user's place`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    tree.focusedNode = "field"
    bench.animator.afterChanges = { [tree] in tree["form"].scroll?.contentOffset.y = 30 }
    // Whoever is told of decisions may write too, so that all is read anew for them: nobody is told meanwhile.
    let handler = try avoider.decisionHandler
    try avoider.decisionHandler = nil
    bench.show()
    try avoider.decisionHandler = handler
    bench.animator.afterChanges = nil
    bench.forget()
    try avoider.layoutDidChange()
    #expect(bench.decisions.map { $0.context.hasUserScrolled } == [false])
  }
}
