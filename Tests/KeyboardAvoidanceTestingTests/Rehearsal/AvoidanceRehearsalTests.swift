import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct `A rehearsal` {
  private let tree: MinimalViewTree
  private let list: Int
  private let rehearsal: AvoidanceRehearsal<MinimalViewTree>
  private let emitter: KeyboardEmitter
  private let avoider: KeyboardAvoider<AvoidanceRehearsal<MinimalViewTree>>

  /// A field at the end of a list that fills the screen, and an avoider that has not seen a keyboard yet.
  init() {
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    tree = MinimalViewTree(window: screen)
    list = tree.addScrollView(screen, content: screen.size, in: tree.root)
    tree.focusedNode = tree.addView(Rect(x: 0, y: 440, width: 320, height: 40), in: list)
    rehearsal = AvoidanceRehearsal(of: tree, fileID: "App/FormTests.swift", line: 10)
    let center = ObserverCenter()
    emitter = KeyboardEmitter(center: center)
    let tracker = KeyboardTracker(center: center, screenBounds: screen)
    avoider = KeyboardAvoider(tree: rehearsal, tracker: tracker)
    avoider.attach(ContentInset(), to: .view(list))
  }

  private func show() throws { try emitter.show(to: Rect(x: 0, y: 280, width: 320, height: 200)) }

  /// What a keyboard of 200 points makes of the list.
  private func expectRoom() {
    rehearsal.expect(.contentInset(Insets(bottom: 200), of: list), fileID: "App/FormTests.swift", line: 21)
    rehearsal.expect(.indicatorInset(Insets(bottom: 200), of: list), fileID: "App/FormTests.swift", line: 22)
    rehearsal.expect(.contentOffset(Point(x: 0, y: 200), of: list), fileID: "App/FormTests.swift", line: 23)
  }

  @Test func `has no failures where every adjustment is expected and given back`() throws {
    expectRoom()
    try show()
    emitter.hide(to: nil)
    #expect(rehearsal.failures() == [])
  }

  @Test func `expects each write by itself`() throws {
    for _ in 0..<2 {
      expectRoom()
      try show()
      emitter.hide(to: nil)
    }
    #expect(rehearsal.failures() == [])
    try show()
    emitter.hide(to: nil)
    #expect(rehearsal.failures().map { $0.kind } == [.unexpected, .unexpected, .unexpected])
  }

  @Test func `tells of a write that was not expected, and carries it out`() throws {
    rehearsal.expect(.contentInset(Insets(bottom: 200), of: list))
    rehearsal.expect(.indicatorInset(Insets(bottom: 200), of: list))
    try show()
    #expect(tree.scrollMetrics(of: list)?.contentOffset.y == 200)
    emitter.hide(to: nil)
    #expect(
      rehearsal.failures().map { $0.description } == [
        """
        App/FormTests.swift:10: error: contentOffset of 1: 0,200 was written unexpectedly [unexpected]
          to mend: expect it before, if it is right
        """
      ])
  }

  @Test func `tells of another value than the one expected as of both`() throws {
    expectRoom()
    try emitter.show(to: Rect(x: 0, y: 270, width: 320, height: 210))
    emitter.hide(to: nil)
    #expect(rehearsal.failures().map { $0.kind } == [.unexpected, .unexpected, .unexpected, .unmet, .unmet, .unmet])
  }

  @Test func `tells of what was expected and never came`() {
    rehearsal.expect(
      .frame(Rect(x: 0, y: -20, width: 320, height: 480), of: list), fileID: "App/FormTests.swift", line: 31)
    #expect(
      rehearsal.failures().map { $0.description } == [
        """
        App/FormTests.swift:31: error: frame of 1: 0,-20,320,480 was expected and never written [unmet]
          to mend: look whether its cause was there: a keyboard, a focus, an attachment
        """
      ])
  }

  @Test func `tells of what is not given back`() throws {
    expectRoom()
    try show()
    #expect(rehearsal.failures().map { $0.kind } == [.notGivenBack, .notGivenBack, .notGivenBack])
    #expect(
      rehearsal.failures().first?.description == """
        App/FormTests.swift:21: error: contentInset of 1: 0,0,200,0, and before contentInset of 1: 0,0,0,0 \
        was not given back [not-given-back]
          to mend: hide the keyboard or end the avoider before the failures are asked for
        """)
    avoider.end()
    #expect(rehearsal.failures() == [])
  }

  @Test func `knows a value that the app has written meanwhile once it is told`() throws {
    expectRoom()
    try show()
    // Nearer to the app's old 0 than to the 200 that were written, so it is the app's own now.
    tree.setContentInset(Insets(bottom: 30), of: list)
    rehearsal.expectGivenBack(as: .contentInset(Insets(bottom: 30), of: list))
    rehearsal.expect(.contentInset(Insets(bottom: 200), of: list))
    avoider.layoutDidChange()
    emitter.hide(to: nil)
    #expect(rehearsal.failures() == [])
    #expect(tree.scrollMetrics(of: list)?.contentInset.bottom == 30)
  }
}

@Suite struct `A rehearsal of a whole tree` {
  @Test func `lets through what is expected of constraints, guides and frames`() throws {
    let tree = SimulatedTree()
    let lines = """
      screen 375x812
      window w 0,0,375,812
      view page in w 0,0,375,812
      view bar in page 0,700,375,50
      guide keys of page
      constraint pin bar.bottom = page.bottom
      """
    for case .declare(let declaration) in try Scene(reading: lines, name: "bar").actions { tree.declare(declaration) }
    let pin = try #require(tree.constraint(named: "pin"))
    let keys = try #require(tree.guide(named: "keys"))
    let page = try #require(tree.node(named: "page"))
    let rehearsal = AvoidanceRehearsal(of: tree)
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 812))
    let avoider = KeyboardAvoider(tree: rehearsal, tracker: tracker)
    let resize = avoider.attach(BottomResize(), to: .view(page))
    avoider.attach(KeyboardGuide(), to: .guide(keys))
    avoider.attach(ConstraintConstant(), to: .constraint(pin))
    let emitter = KeyboardEmitter(center: center)
    // The page is made to end above the keyboard first, so that neither guide nor bar needs more.
    rehearsal.expect(.frame(Rect(x: 0, y: 0, width: 375, height: 477), of: page))
    try emitter.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    emitter.hide(to: nil)
    #expect(rehearsal.failures() == [])

    resize.detach()
    rehearsal.expect(.constant(-335, of: pin))
    rehearsal.expect(.guideHeight(335, of: keys))
    try emitter.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    emitter.hide(to: nil)
    #expect(rehearsal.failures() == [])
  }
}
