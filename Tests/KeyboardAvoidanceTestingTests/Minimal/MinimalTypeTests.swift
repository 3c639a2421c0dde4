import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct `The minimal types` {
  private let tree = MinimalViewTree(window: Rect(x: 0, y: 0, width: 320, height: 480))
  private let center = ObserverCenter()

  private func makeAvoider(_ animator: any Animator = ImmediateAnimator()) -> KeyboardAvoider<MinimalViewTree> {
    let tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 320, height: 480))
    return KeyboardAvoider(tree: tree, tracker: tracker, animator: animator)
  }

  @Test func `are a tree whose frames follow parents and offsets, and which counts what it is asked`() {
    let list = tree.addScrollView(
      Rect(x: 0, y: 30, width: 320, height: 400), content: Size(width: 320, height: 900), in: tree.root)
    let row = tree.addView(Rect(x: 10, y: 500, width: 300, height: 40), in: list)
    #expect(tree.calls == TreeCalls())
    #expect(tree.frameInWindow(of: row) == Rect(x: 10, y: 530, width: 300, height: 40))
    tree.setContentOffset(Point(x: 0, y: 200), of: list)
    #expect(tree.frameInWindow(of: row) == Rect(x: 10, y: 330, width: 300, height: 40))
    tree.layoutIfNeeded()
    #expect((tree.calls.reads, tree.calls.writes, tree.calls.layouts) == (2, 1, 1))
  }

  @Test func `are a tree that a built-in strategy can work on`() throws {
    let list = tree.addScrollView(
      Rect(x: 0, y: 0, width: 320, height: 480), content: Size(width: 320, height: 480), in: tree.root)
    tree.focusedNode = tree.addView(Rect(x: 0, y: 440, width: 320, height: 40), in: list)
    let avoider = makeAvoider()
    avoider.attach(ContentInset(), to: .view(list))
    let emitter = KeyboardEmitter(center: center)
    try emitter.show(to: Rect(x: 0, y: 280, width: 320, height: 200))
    // A keyboard of 200 points over a field that ends where the content does.
    #expect(tree.scrollMetrics(of: list)?.contentInset.bottom == 200)
    #expect(tree.scrollMetrics(of: list)?.contentOffset == Point(x: 0, y: 200))
    let writes = tree.calls.writes
    avoider.evaluate()
    #expect(tree.calls.writes == writes, "nothing is written when nothing has changed")
    emitter.hide(to: nil)
    #expect(tree.scrollMetrics(of: list)?.contentOffset == .zero)
  }

  @Test func `are a strategy that keeps what it saw and answers with its plan`() {
    let view = tree.addView(Rect(x: 0, y: 0, width: 320, height: 480), in: tree.root)
    let strategy = MinimalStrategy(AvoidancePlan([.translation(-25)]))
    let avoider = makeAvoider()
    avoider.attach(strategy, to: .view(view))
    #expect(strategy.contexts.first?.target == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(tree.frame(of: view).minY == -25)
    // The target is where it would be without the plan, also while that is in force.
    #expect(strategy.contexts.last?.target == Rect(x: 0, y: 0, width: 320, height: 480))
    strategy.plan = .none
    avoider.evaluate()
    #expect(tree.frame(of: view).minY == 0)
  }

  @Test func `are an animator that keeps the motions`() throws {
    let view = tree.addView(Rect(x: 0, y: 0, width: 320, height: 480), in: tree.root)
    tree.focusedNode = tree.addView(Rect(x: 0, y: 440, width: 320, height: 40), in: view)
    let animator = MinimalAnimator()
    let avoider = makeAvoider(animator)
    avoider.attach(FrameShift(), to: .view(view))
    try KeyboardEmitter(center: center).show(to: Rect(x: 0, y: 280, width: 320, height: 200), over: 0.5)
    #expect(animator.motions.map { $0.duration } == [0.5])
    #expect(tree.frame(of: view).minY == -200)
  }
}
