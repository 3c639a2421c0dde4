import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// Constraints are switched off before others are switched on, whichever way the keyboard goes.
@Suite struct SwitchOrderTests {
  @Test func `two sets of constraints are never in force together`() throws {
    let tree = SwitchTree(active: [true, true, false, false])
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: SwitchTree.screen)
    let emitter = KeyboardEmitter(center: center)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(ConstraintSwitch(), to: .constraints(whileUp: [2, 3], atRest: [0, 1]))
    try emitter.show(to: Rect(x: 0, y: 300, width: 400, height: 300))
    #expect(tree.active == [false, false, true, true])
    emitter.hide(to: nil)
    #expect(tree.active == [true, true, false, false])
    #expect(tree.mostTogether == 2)
  }

  @Test(arguments: [
    (1, [false, true, true, true]), (3, [false, false, true, true]), (2, [false, false, false, true]),
  ])
  func `a constraint that is not in the window leaves the others to be switched`(gone: Int, shown: [Bool]) throws {
    let tree = SwitchTree(active: [true, true, false, gone == 3])
    tree.gone = gone
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: SwitchTree.screen)
    let emitter = KeyboardEmitter(center: center)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(ConstraintSwitch(), to: .constraints(whileUp: [2, 3], atRest: [0, 1]))
    try emitter.show(to: Rect(x: 0, y: 300, width: 400, height: 300))
    #expect(tree.active == shown)
    emitter.hide(to: nil)
    #expect(tree.active == [true, true, false, gone == 3])
  }
}

/// A window with four constraints, which notes how many of them were ever in force together.
private final class SwitchTree: FocusTree, ScrollTree, FrameTree, ConstraintTree, GuideTree {
  typealias GuideID = Never
  static let screen = Rect(x: 0, y: 0, width: 400, height: 600)

  private(set) var active: [Bool]
  private(set) var mostTogether: Int
  /// The constraint that is not in the window.
  var gone: Int?

  init(active: [Bool]) {
    self.active = active
    mostTogether = active.count { $0 }
  }

  var focusedNode: Int? { nil }
  func parent(of node: Int) -> Int? { nil }
  func frameInWindow(of node: Int) -> Rect { Self.screen }
  func window(of node: Int) -> WindowPlace? { WindowPlace(screen: .main, frame: Self.screen) }
  func safeArea(of node: Int) -> Insets { .zero }
  func scrollMetrics(of node: Int) -> ScrollMetrics? { nil }
  func setContentOffset(_ offset: Point, of node: Int) {}
  func setContentInset(_ inset: Insets, of node: Int) {}
  func setIndicatorInset(_ inset: Insets, of node: Int) {}
  func frame(of node: Int) -> Rect { Self.screen }
  func setFrame(_ frame: Rect, of node: Int) {}

  func constraintMetrics(of constraint: Int) -> ConstraintMetrics<Int>? {
    guard constraint != gone else { return nil }
    return ConstraintMetrics(
      node: 0, line: 600, span: Self.screen, isHeight: false, constant: 0, isActive: active[constraint])
  }

  func setConstant(_ constant: Double, of constraint: Int) {}

  func setActive(_ isActive: Bool, of constraint: Int) {
    active[constraint] = isActive
    mostTogether = max(mostTogether, active.count { $0 })
  }
}
