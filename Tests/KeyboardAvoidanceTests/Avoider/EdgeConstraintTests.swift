import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

/// A bar on the keyboard that drops to the bottom of the screen once the keyboard is near the top, and a picture that
/// goes to the other side: the layout that Apple's article on the keyboard layout guide builds.
///
/// The screen is 1024 x 768; the bar is 50 high, and the picture is 200 wide and stands in the middle.
@Suite struct EdgeConstraintTests {
  private let tree = SimulatedTree()
  private let center = ObserverCenter()
  private let tracker: KeyboardTracker
  private let emitter: KeyboardEmitter
  private let avoider: KeyboardAvoider<SimulatedTree>

  init() throws {
    let screen = Rect(x: 0, y: 0, width: 1_024, height: 768)
    tracker = KeyboardTracker(center: center, screenBounds: screen)
    emitter = KeyboardEmitter(center: center)
    tree.declare(.screen(name: "screen", size: screen.size, safeArea: .zero, isRightToLeft: false))
    tree.declare(.window(name: "window", frame: screen, screen: nil))
    tree.declare(.view(name: "bar", parent: "window", frame: Rect(x: 0, y: 0, width: 1_024, height: 50)))
    tree.declare(.view(name: "picture", parent: "window", frame: Rect(x: 412, y: 60, width: 200, height: 100)))
    tree.declare(
      .guide(name: "keyboard", view: "window", followsUndocked: true, usesSafeArea: true, dismissPadding: 0))
    tree.hang("onKeyboard", "bar", .bottom, on: "keyboard", .top, isActive: true)
    tree.hang("atBottom", "bar", .bottom, on: "window", .bottom, isActive: false)
    tree.hang("toLeft", "picture", .left, on: "window", .left, 16, isActive: false)
    tree.hang("toRight", "picture", .right, on: "window", .right, -16, isActive: false)
    avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(KeyboardGuide(), to: .guide(try #require(tree.guide(named: "keyboard"))))
  }

  @discardableResult
  private func follow(isRightToLeft: Bool = false) throws -> KeyboardAvoider<SimulatedTree>.Attachment {
    avoider.attach(
      ConstraintSwitch(floating: .follow, isRightToLeft: isRightToLeft),
      to: .constraints([
        ConstraintSet([try constraint("onKeyboard")], activeWhenAwayFrom: .top),
        ConstraintSet([try constraint("atBottom")], activeWhenNearEdge: .top),
        ConstraintSet([try constraint("toLeft")], activeWhenNearEdge: .trailing),
        ConstraintSet([try constraint("toRight")], activeWhenNearEdge: .leading),
      ]))
  }

  private func constraint(_ name: String) throws -> SimulatedTree.ConstraintID {
    try #require(tree.constraint(named: name))
  }

  private func float(_ x: Double, _ y: Double) throws {
    try emitter.move(to: Rect(x: x, y: y, width: 320, height: 254), over: 0)
  }

  private func frame(_ name: String) throws -> Rect { tree.frameInWindow(of: try #require(tree.node(named: name))) }

  /// Where the bar ends, and where the picture begins.
  private var places: [Double] {
    get throws { [try frame("bar").maxY, try frame("picture").minX] }
  }

  private var active: [String] {
    get throws {
      try ["onKeyboard", "atBottom", "toLeft", "toRight"].filter {
        tree.constraintMetrics(of: try constraint($0))?.isActive == true
      }
    }
  }

  @Test(arguments: [
    // In the middle: on the keyboard, in the centre. Near the left: at the right, 1024 - 16 - 200.
    (352.0, 257.0, 257.0, 412.0), (10, 257, 257, 808), (694, 257, 257, 16),
    // Near the top: at the bottom of the screen. Near the bottom: on the keyboard, which begins at 500.
    (352, 20, 768, 412), (10, 20, 768, 808), (694, 0, 768, 16), (694, 500, 500, 16),
  ])
  func `views go by the edges that the keyboard is near, and go back`(
    x: Double, y: Double, bar: Double, picture: Double
  ) throws {
    try follow()
    #expect(try places == [768, 412])
    try float(x, y)
    #expect(try places == [bar, picture])
    emitter.hide(to: nil, over: 0)
    #expect(try places == [768, 412])
    #expect(try active == ["onKeyboard"] && !avoider.isAdjusting)
  }

  @Test func `from edge to edge, then docked, each place is as if come to at once`() throws {
    try follow()
    for _ in 0..<3 {
      try float(352, 20)
      #expect(try active == ["atBottom"])
      try float(10, 20)
      #expect(try active == ["atBottom", "toRight"])
      try float(694, 300)
      #expect(try active == ["onKeyboard", "toLeft"])
      try emitter.show(to: Rect(x: 0, y: 400, width: 1_024, height: 368), over: 0)
      #expect(try active == ["onKeyboard"] && places == [400, 412])
    }
    emitter.hide(to: nil, over: 0)
    #expect(try active == ["onKeyboard"] && !avoider.isAdjusting)
  }

  @Test func `where text begins at the right, sides are the other way about`() throws {
    try follow(isRightToLeft: true)
    try float(10, 257)
    // Near the trailing edge, which is the left one here.
    #expect(try active == ["onKeyboard", "toLeft"])
  }

  @Test func `ending it near an edge gives all constraints back, and attaching again takes them`() throws {
    let attachment = try follow()
    try float(10, 20)
    for _ in 0..<2 {
      #expect(try active == ["atBottom", "toRight"])
      attachment.disable()
      #expect(try active == ["onKeyboard"])
      attachment.enable()
      #expect(try active == ["atBottom", "toRight"])
      attachment.detach()
      #expect(try active == ["onKeyboard"])
      attachment.attach()
    }
    avoider.end()
    #expect(try active == ["onKeyboard"] && places == [768, 412])
  }

  @Test(arguments: UInt64(1)...50)
  func `whatever way the keyboard goes, each set is where it is, and a hide gives all back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let own = ["onKeyboard", "atBottom", "toLeft", "toRight"].filter { _ in Bool.random(using: &random) }
    for name in ["onKeyboard", "atBottom", "toLeft", "toRight"] {
      tree.setActive(own.contains(name), of: try constraint(name))
    }
    let attachment = try follow()
    for _ in 0..<20 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try emitter.show(to: Rect(x: 0, y: 400, width: 1_024, height: 368), over: 0)
      case 1: emitter.hide(to: nil, over: 0)
      case 2: avoider.evaluate()
      // Afloat, at times partly or wholly off the screen.
      default: try float(.random(in: -350...1_050, using: &random), .random(in: -260...500, using: &random))
      }
      let now = try active
      switch tracker.state().placement {
      case .hidden: #expect(now == own)
      case .docked: #expect(now == ["onKeyboard"])
      case .floating(let frame):
        let edges = EdgeProximity.edges(near: .floating(frame), in: Rect(x: 0, y: 0, width: 1_024, height: 768))
        #expect(now.contains("onKeyboard") != edges.contains(.top) && now.contains("atBottom") == edges.contains(.top))
        #expect(now.contains("toLeft") == edges.contains(.trailing))
        #expect(now.contains("toRight") == edges.contains(.leading))
      }
    }
    if Bool.random(using: &random) { attachment.detach() } else { emitter.hide(to: nil, over: 0) }
    #expect(try active == own)
  }

  @Test func `what the app switches itself meanwhile is its own afterwards`() throws {
    try follow()
    try float(352, 20)
    tree.setActive(true, of: try constraint("toLeft"))
    avoider.layoutDidChange()
    #expect(try active == ["atBottom"])
    emitter.hide(to: nil, over: 0)
    #expect(try active == ["onKeyboard", "toLeft"])
  }

  @Test func `a constraint in two sets is in force where both have it so`() throws {
    avoider.attach(
      ConstraintSwitch(floating: .follow),
      to: .constraints([
        ConstraintSet([try constraint("toRight"), try constraint("atBottom")], activeWhenNearEdge: .leading),
        ConstraintSet([try constraint("atBottom")], activeWhenNearEdge: .top),
      ]))
    try float(10, 257)
    #expect(try active == ["onKeyboard", "toRight"])
    try float(352, 20)
    #expect(try active == ["onKeyboard"])
    try float(10, 20)
    #expect(try active == ["onKeyboard", "atBottom", "toRight"])
  }
}

extension SimulatedTree {
  fileprivate func hang(
    _ name: String, _ view: String, _ attribute: Scene.Attribute, on other: String, _ edge: Scene.Attribute,
    _ constant: Double = 0, isActive: Bool
  ) {
    declare(
      .constraint(
        Scene.Constraint(
          name: name, first: view, attribute: attribute, second: other, isSafeArea: false, secondAttribute: edge,
          constant: constant, priority: 1_000, isActive: isActive)))
  }
}
