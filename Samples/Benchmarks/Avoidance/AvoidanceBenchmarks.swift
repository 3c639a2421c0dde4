import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents

extension Bench {
  /// Measures what avoiding costs: one evaluation by the depth of the focus and the size of the tree, an event that
  /// changes nothing, and a frame of a drag.
  func runAvoidance() {
    heading("Avoidance")
    for count in [100, 100_000] {
      let stage = AvoidanceStage(count: count, scrollCount: 4)
      stage.avoider.attach(AutomaticAvoidance(), to: .view(stage.tree.root))
      stage.show(height: 258)
      measure("evaluate, depth 16, 4 scroll views, \(count) views", 2, before: { stage.show(height: 258) }) {
        stage.show(height: 302)
        stage.show(height: 258)
      }
      measure("show and scroll, depth 16, 4 scroll views, \(count) views", 1, before: { stage.hide() }) {
        stage.show(height: 258)
      }
    }
    let stage = AvoidanceStage(count: 100, scrollCount: 4)
    stage.avoider.attach(AutomaticAvoidance(), to: .view(stage.tree.root))
    stage.show(height: 258)
    measure("an event that changes nothing", 100) { for _ in 0..<100 { stage.show(height: 258) } }

    let drag = AvoidanceStage(count: 100, scrollCount: 1)
    drag.avoider.attach(FrameShift(), to: .view(drag.tree.root))
    drag.avoider.attach(ContentInset(), to: .view(drag.tree.scrollNodes[0]))
    drag.avoider.attach(ConstraintConstant(), to: .constraint(0))
    drag.avoider.attach(KeyboardGuide(), to: .guide(0))
    drag.show(height: 258)
    measure("a dragged frame, 4 strategies", 50, before: { drag.emitter.drag(top: 409) }) {
      for step in 0..<50 { drag.emitter.drag(top: 410 + Double(step)) }
    }
  }
}

/// A tree with a keyboard and an avoider.
private final class AvoidanceStage {
  let tree: FlatTree
  let center = ObserverCenter()
  let emitter: KeyboardEmitter
  let tracker: KeyboardTracker
  let avoider: KeyboardAvoider<FlatTree>

  init(count: Int, scrollCount: Int) {
    tree = FlatTree(count: count, depth: 16, scrollCount: scrollCount)
    emitter = KeyboardEmitter(center: center)
    tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 667))
    avoider = KeyboardAvoider(tree: tree, tracker: tracker)
  }

  /// One will-hide.
  func hide() { try? emitter.post(.willHide, KeyboardTransition(animationDuration: 0.25)) }

  /// One will-show, with the keyboard this high.
  func show(height: Double) {
    let frame = Rect(x: 0, y: 667 - height, width: 375, height: height)
    try? emitter.post(.willShow, KeyboardTransition(endFrame: frame, animationDuration: 0.25))
  }
}
