import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct DecisionTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  @Test func `a decision tells what was seen, what was wanted, and how much was written`() throws {
    let attachment = try avoider.attach(ContentInset(distance: 8), to: .view("form"))
    let line: UInt = #line - 1
    bench.forget()
    bench.show()
    try #require(bench.decisions.count == 1)
    let decision = bench.decisions[0]
    #expect(decision.attachment == attachment.id)
    #expect(decision.place == SourcePlace(fileID: #fileID, line: line))
    #expect(decision.reason == .keyboard)
    #expect(decision.context.keyboard == .docked(AvoiderBench.keyboard))
    #expect(decision.context.window == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(decision.context.target == Rect(x: 0, y: 88, width: 375, height: 724))
    #expect(decision.context.focus?.frame == Rect(x: 16, y: 461, width: 343, height: 44))
    #expect(decision.context.scrolls.count == 1)
    #expect(decision.plan.covered == 335 && decision.plan.missing == 0)
    // 505 + 8 - 477 = 36.
    #expect(
      Array(decision.plan.adjustments) == [
        .contentInsetBottom(335, scroll: 0), .indicatorInsetBottom(335, scroll: 0),
        .contentOffset(Point(x: 0, y: 36), scroll: 0),
      ])
    #expect(decision.writeCount == 3)
  }

  @Test func `each reason is told, and what changes nothing writes nothing`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    #expect(bench.decisions.map { $0.reason } == [.demand])
    bench.show()
    bench.forget()
    try avoider.focusDidChange()
    try avoider.caretDidChange()
    try avoider.layoutDidChange()
    try avoider.evaluate()
    bench.center.post(.editingChange, .began)
    bench.center.post(.editingChange, .ended)
    bench.center.post(.editingChange, .caret)
    #expect(
      bench.decisions.map { $0.reason } == [.focus, .caret, .layout, .demand, .focus, .focus, .caret])
    #expect(bench.decisions.allSatisfy { $0.writeCount == 0 })
    bench.forget()
    bench.center.post(.keyboardDrag, KeyboardDrag(top: 490))
    #expect(bench.decisions.map { $0.reason } == [.drag])
  }

  @Test func `a view that is in no window is told of nothing that another one has seen`() throws {
    tree.add("other", Rect(x: 0, y: 88, width: 375, height: 724))
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(FrameShift(), to: .view("other"))
    bench.show()
    #expect(bench.decisions.contains { $0.context.focus != nil })
    bench.forget()
    tree.windowPlace = nil
    try avoider.layoutDidChange()
    #expect(bench.decisions.count == 2)
    #expect(bench.decisions.allSatisfy { $0.context.focus == nil && $0.context.scrolls.isEmpty })
    #expect(bench.decisions.allSatisfy { $0.context.target == .zero && $0.context.appliedShift == 0 })
  }

  @Test func `the context tells base values, also while an adjustment is in force`() throws {
    tree["form"].scroll?.contentInset.bottom = 10
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.forget()
    try avoider.evaluate()
    let scroll = try #require(bench.decisions.last?.context.scrolls.first)
    #expect(scroll.contentInset.bottom == 10 && scroll.indicatorInset.bottom == 0)
    #expect(scroll.contentOffset == Point(x: 0, y: 28))
  }

  @Test func `one keyboard event is one decision for each that takes part`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree["form"].parent = "page"
    let inner = try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(ContentInset(), to: .view("form"), isEnabled: false)
    let outer = try avoider.attach(
      AnyAvoidanceStrategy { context in AvoidancePlan(covered: context.coveredHeight(of: context.target)) },
      to: .view("page"))
    bench.forget()
    bench.show()
    // Outer ones first; the one that is disabled is not asked.
    #expect(bench.decisions.map { $0.attachment } == [outer.id, inner.id])
    #expect(bench.decisions.map { $0.plan.covered } == [335, 335])
  }

  @Test func `nobody has to be told`() throws {
    try avoider.decisionHandler = nil
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    #expect(bench.decisions.isEmpty)
    #expect(tree.bottom("form") == 335)
  }

  @Test func `what is wanted in sight instead of the field is handed to the strategy`() throws {
    tree.add("button", in: "form", Rect(x: 16, y: 450, width: 100, height: 40))
    try avoider.attach(ContentInset(), to: .view("form"), revealing: ["field", "button"])
    bench.show()
    // 88 + 490 - 477 = 101; both together are 461 to 578, 117 high.
    #expect(tree.offset("form").y == 101)
    #expect(bench.decisions.last?.context.focus?.anchors.count == 2)
  }

  @Test func `a field's own distance is handed to the strategy`() throws {
    tree["field"].distance = 12
    try avoider.attach(ContentInset(distance: 8), to: .view("form"))
    bench.show()
    #expect(tree.offset("form").y == 40)
  }

  @Test func `a strategy of an app is at work like any other`() throws {
    struct HalfShift: AvoidanceStrategy {
      func plan(for context: AvoidanceContext) -> AvoidancePlan {
        AvoidancePlan([.translation(-context.coveredHeight(of: context.target) / 2)])
      }
    }
    try avoider.attach(HalfShift(), to: .view("form"))
    bench.show()
    #expect(tree["form"].frame.minY == 88 - 167.5)
    try avoider.evaluate()
    #expect(tree["form"].frame.minY == 88 - 167.5)
    bench.hide()
    #expect(tree["form"].frame.minY == 88)
  }
}
