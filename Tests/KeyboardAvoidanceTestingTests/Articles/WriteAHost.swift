import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

// What the article "Write a host" shows.

@Suite struct `The article on hosts` {
  // snippet: form
  private let list: Box
  private let field: Box
  private let tree: BoxTree

  init() {
    let window = Rect(x: 0, y: 0, width: 320, height: 480)
    let root = Box(window)
    list = Box(window, in: root, content: Size(width: 320, height: 900))
    field = Box(Rect(x: 10, y: 430, width: 300, height: 40), in: list)
    tree = BoxTree(root: root, place: WindowPlace(screen: .main, frame: window))
    tree.edited = field
  }
  // end

  // snippet: promises
  @Test func `the tree of boxes keeps its promises`() {
    #expect(violations(of: tree, at: [field]) == [])
  }
  // end

  // snippet: probe
  @Test func `the tree of boxes reads and scrolls as promised`() {
    let probe = TreeProbe(tree, at: [field]) { $0 === field ? "the field" : "a box around it" }
    #expect(probe.violations() == [])
    #expect(probe.scrollViolations() == [])
  }
  // end

  // snippet: minimal
  @Test func `an adjustment is written and given back`() {
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: tree.place.frame)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    let strategy = MinimalStrategy(AvoidancePlan([.translation(-25)]))
    avoider.attach(strategy, to: .view(list))
    #expect(list.frame.minY == -25)
    avoider.end()
    #expect(list.frame.minY == 0)
  }
  // end

  // snippet: rehearsal
  @Test func `a keyboard makes room in the list, and nothing else`() throws {
    let center = ObserverCenter()
    let rehearsal = AvoidanceRehearsal(of: tree)
    let tracker = KeyboardTracker(center: center, screenBounds: tree.place.frame)
    let avoider = KeyboardAvoider(tree: rehearsal, tracker: tracker)
    avoider.attach(ContentInset(distance: 10), to: .view(list))

    // The field ends at 470, and the keyboard begins at 280.
    rehearsal.expect(.contentInset(Insets(bottom: 200), of: list))
    rehearsal.expect(.indicatorInset(Insets(bottom: 200), of: list))
    rehearsal.expect(.contentOffset(Point(x: 0, y: 200), of: list))
    let emitter = KeyboardEmitter(center: center)
    try emitter.show(to: Rect(x: 0, y: 280, width: 320, height: 200))
    emitter.hide(to: nil)
    #expect(rehearsal.failures() == [])
  }
  // end

  // snippet: telling
  @Test func `the avoider is told when editing begins`() throws {
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: tree.place.frame)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(AutomaticAvoidance(distance: 10), to: .view(tree.root))
    tree.edited = nil
    try KeyboardEmitter(center: center).show(to: Rect(x: 0, y: 280, width: 320, height: 200))
    #expect(tree.frameInWindow(of: field).maxY == 470)

    tree.edited = field
    center.post(.editingChange, .began)
    #expect(tree.frameInWindow(of: field).maxY == 270)
  }
  // end
}
