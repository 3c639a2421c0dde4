import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct `The violations of a tree` {
  @Test(arguments: TreePromise.allCases)
  func `name the promise that it breaks, and no other`(promise: TreePromise) throws {
    let found = try #require(try FaultyTree(promise)).violations
    #expect(Set(found.map { $0.promise }) == [promise], "\(found)")
  }

  @Test(arguments: [
    (TreePromise.parentsEnd, "name"), (.framesAreInWindow, "w"), (.safeAreasAreFinite, "bar"), (.windowsAgree, "bar"),
    (.focusIsInTree, "far"), (.caretIsFinite, "note"), (.scrollMetricsAreFinite, "note"), (.offsetIsKept, "list"),
    (.offsetIsClamped, "list"), (.insetsAreKept, "list"), (.contentFollowsOffset, "name"), (.frameIsKept, "name"),
    (.frameMovesView, "bar"), (.frameIsReleased, "bar"), (.framesConvert, "name"),
  ])
  func `tell where`(promise: TreePromise, place: String) throws {
    let tree = try #require(try FaultyTree(promise))
    #expect(tree.violations.first?.place == place)
  }

  @Test(arguments: [
    // The offsets of the list are from -8, its top inset, to 508: its content and both insets, less its height of 400.
    (
      TreePromise.offsetIsKept,
      "list: 0,250 was written, and 0,253 read. Promised: An offset within its range reads back as it was written. "
        + "To mend: write without animation, and do not round."
    ),
    (
      .framesAreInWindow,
      "w: a root is at 20,100,300,712, where its window is on the screen. "
        + "Promised: Frames are in the coordinates of the window. "
        + "To mend: convert to the window, whose own origin is zero, not to the screen."
    ),
  ])
  func `say what, which promise and what to do`(promise: TreePromise, text: String) throws {
    let tree = try #require(try FaultyTree(promise))
    #expect(tree.violations.first?.description == text)
  }

  @Test func `are none for a simulated tree, whatever a scene has declared in it`() throws {
    for seed in UInt64(0)..<100 {
      let scene = SceneGenerator.scene(seed: seed, avoiding: .several)
      let tree = SimulatedTree()
      var nodes: [SimulatedTree.NodeID] = []
      var constraints: [SimulatedTree.ConstraintID] = []
      var guides: [SimulatedTree.GuideID] = []
      for case .declare(let declaration) in scene.actions {
        tree.declare(declaration)
        switch declaration {
        case .view(let name, _, _), .scroll(let name, _, _, _), .field(let name, _, _, _), .text(let name, _, _, _, _):
          nodes += [tree.node(named: name)].compactMap { $0 }
        case .constraint(let constraint): constraints += [tree.constraint(named: constraint.name)].compactMap { $0 }
        case .guide(let name, _, _, _, _): guides += [tree.guide(named: name)].compactMap { $0 }
        case .window(let name, _, _): nodes += [tree.node(named: name)].compactMap { $0 }
        case .screen: break
        }
      }
      let found = violations(of: tree, at: nodes, constraints: constraints, guides: guides)
      #expect(found == [], "seed \(seed):\n\(scene.text)")
    }
  }

  @Test func `are none for a tree of roots without anything that scrolls`() {
    #expect(violations(of: FlatTree(), at: [0, 1, 2]) == [])
  }

  @Test func `leave the tree as it was`() throws {
    let tree = MinimalViewTree(window: Rect(x: 0, y: 0, width: 320, height: 480))
    let list = tree.addScrollView(
      Rect(x: 0, y: 20, width: 320, height: 460), content: Size(width: 320, height: 900), in: tree.root)
    let field = tree.addView(Rect(x: 10, y: 600, width: 300, height: 40), in: list)
    tree.setContentOffset(Point(x: 0, y: 77), of: list)
    tree.setContentInset(Insets(top: 5, bottom: 6), of: list)
    let before = (tree.scrollMetrics(of: list), tree.frame(of: list), tree.frame(of: field))
    #expect(violations(of: tree, at: [field]) == [])
    #expect(tree.calls.writes > 10)
    #expect((tree.scrollMetrics(of: list), tree.frame(of: list), tree.frame(of: field)) == before)
  }
}

@Suite struct `A tree that conforms to some protocols only` {
  @Test func `is looked at by those`() {
    let probe = TreeProbe(ScrollingTree(), at: [1]) { "node \($0)" }
    #expect(probe.violations() == [])
    #expect(probe.scrollViolations().map { $0.promise } == [.offsetIsKept])
    #expect(violations(of: ScrollingTree(), at: [1]) == [])
  }
}

/// Three views side by side in a window, and nothing else.
private final class FlatTree: AvoidableTree {
  typealias ConstraintID = Never
  typealias GuideID = Never

  private var frames = (0..<3).map { Rect(x: 100 * Double($0), y: 50, width: 90, height: 30) }

  var focusedNode: Int? { 1 }
  func parent(of node: Int) -> Int? { nil }
  func frameInWindow(of node: Int) -> Rect { frames[node] }
  func window(of node: Int) -> WindowPlace? {
    WindowPlace(screen: .main, frame: Rect(x: 0, y: 0, width: 300, height: 400))
  }
  func safeArea(of node: Int) -> Insets { .zero }
  func frame(of node: Int) -> Rect { frames[node] }
  func setFrame(_ frame: Rect, of node: Int) { frames[node] = frame }
  func scrollMetrics(of node: Int) -> ScrollMetrics? { nil }
  func setContentOffset(_ offset: Point, of node: Int) {}
  func setContentInset(_ inset: Insets, of node: Int) {}
  func setIndicatorInset(_ inset: Insets, of node: Int) {}
}

/// A list and a row in it; the list takes insets, and never scrolls.
private final class ScrollingTree: ScrollTree {
  private var metrics = ScrollMetrics(contentOffset: .zero, contentSize: Size(width: 100, height: 500))

  func parent(of node: Int) -> Int? { node == 0 ? nil : 0 }
  func frameInWindow(of node: Int) -> Rect { Rect(x: 0, y: 0, width: 100, height: node == 0 ? 300 : 40) }
  func window(of node: Int) -> WindowPlace? {
    WindowPlace(screen: .main, frame: Rect(x: 0, y: 0, width: 100, height: 300))
  }
  func safeArea(of node: Int) -> Insets { .zero }
  func scrollMetrics(of node: Int) -> ScrollMetrics? { node == 0 ? metrics : nil }
  func setContentOffset(_ offset: Point, of node: Int) {}
  func setContentInset(_ inset: Insets, of node: Int) { metrics.contentInset = inset }
  func setIndicatorInset(_ inset: Insets, of node: Int) { metrics.indicatorInset = inset }
}
