import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct FocusMoveTests {
  @Test func `a scroll that nobody told of does not freeze what the next focus has moved`() throws {
    let bench = AvoiderBench()
    let avoider = try #require(bench.avoider)
    bench.tree.add("second", in: "form", Rect(x: 16, y: 573, width: 343, height: 44))
    avoider.attach(FrameShift(), to: .view("form"))
    bench.show()
    // 505 - 477 = 28.
    #expect(bench.tree["form"].frame.minY == 60)
    bench.tree["form"].scroll?.contentOffset.y = 100
    bench.tree.focusedNode = "second"
    avoider.focusDidChange()
    // It ends at 88 + 573 - 100 + 44 = 605, 128 below the keyboard's top.
    #expect(bench.tree["form"].frame.minY == -40)
    // A row above it grows by 40.
    bench.tree["second"].frame.origin.y = 613
    avoider.layoutDidChange()
    #expect(bench.tree["form"].frame.minY == -80)
  }

  @Test func `moving the focus thousands of times makes no look at the tree dearer`() throws {
    let tree = ComparingTree()
    let center = ObserverCenter()
    let emitter = KeyboardEmitter(center: center)
    let tracker = KeyboardTracker(center: center, screenBounds: ComparingTree.window)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(FrameShift(), to: .view(tree.id(1)))
    try emitter.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    let move = { (times: Int) -> Int in
      for time in 0..<times {
        tree.focusedNode = tree.id(2 + time % 2)
        avoider.focusDidChange()
      }
      tree.compares.count = 0
      avoider.layoutDidChange()
      return tree.compares.count
    }
    let first = move(10)
    #expect(first > 0)
    #expect(move(5_000) == first)
  }
}

/// A window, a view in it and two fields in that, whose identifiers count how often they are compared.
private final class ComparingTree: FocusTree, ScrollTree, FrameTree, ConstraintTree, GuideTree {
  final class Count {
    var count = 0
  }

  struct ID: Hashable {
    let number: Int
    let compares: Count

    static func == (first: ID, second: ID) -> Bool {
      first.compares.count += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  typealias ConstraintID = Never
  typealias GuideID = Never

  static let window = Rect(x: 0, y: 0, width: 375, height: 812)
  let compares = Count()
  var focusedNode: ID?
  private var top = 0.0

  func id(_ number: Int) -> ID { ID(number: number, compares: compares) }

  func parent(of node: ID) -> ID? { node.number == 0 ? nil : id(node.number == 1 ? 0 : 1) }
  func window(of node: ID) -> WindowPlace? { WindowPlace(screen: .main, frame: Self.window) }
  func safeArea(of node: ID) -> Insets { .zero }
  func scrollMetrics(of node: ID) -> ScrollMetrics? { nil }
  func setContentOffset(_ offset: Point, of node: ID) {}
  func setContentInset(_ inset: Insets, of node: ID) {}
  func setIndicatorInset(_ inset: Insets, of node: ID) {}

  func frameInWindow(of node: ID) -> Rect {
    switch node.number {
    case 0: Self.window
    case 1: Self.window.offsetBy(y: top)
    default: Rect(x: 16, y: top + Double(node.number) * 300, width: 343, height: 44)
    }
  }

  func frame(of node: ID) -> Rect { frameInWindow(of: node) }
  func setFrame(_ frame: Rect, of node: ID) { top = frame.minY }
}

@available(*, unavailable)
extension ComparingTree: Sendable {}
