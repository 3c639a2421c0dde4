import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import StrategyPlugin
import Testing
import ViewTrees

/// The trait fails each of these on an issue that was reported, and on a registration that is left.
@Suite(.watchesLifecycles()) struct LifecycleTests {
  private let screen = Rect(x: 0, y: 0, width: 320, height: 480)

  @Test func `a screen that comes and goes leaves nothing behind`() throws {
    let center = ObserverCenter.watched()
    let tracker = KeyboardTracker(center: center, screenBounds: screen)
    let keyboard = KeyboardEmitter(center: center)
    let tree = MinimalViewTree(window: screen)
    tree.focusedNode = tree.addView(Rect(x: 10, y: 400, width: 300, height: 40), in: tree.root)
    for _ in 0..<3 {
      let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
      avoider.attach(CompanionLift(), to: .view(tree.root))
      try keyboard.show(to: Rect(x: 0, y: 280, width: 320, height: 200))
      keyboard.finish()
      #expect(avoider.isAdjusting)
    }
    #expect(tree.frame(of: tree.root) == screen)
  }

  @Test(arguments: [nil, 44] as [Double?])
  func `the typed value is one of the payload and of its user info`(height: Double?) {
    var transition = KeyboardTransition()
    transition.candidateStripHeight = height
    #expect(transition.candidateStripHeight == height)
    #expect(transition.userInfo.candidateStripHeight == height)
    #expect(transition.userInfo.isEmpty == (height == nil))
  }
}

/// What the trait is there for: it tells an attachment that nobody has detached, because somebody holds its avoider.
@Suite(.watchesLifecycles(expecting: .attachedTwice)) struct MisuseTests {
  @Test func `attaching what is attached already is told`() {
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    let tracker = KeyboardTracker(center: .watched(), screenBounds: screen)
    let tree = MinimalViewTree(window: screen)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(CompanionLift(), to: .view(tree.root)).attach()
  }
}
