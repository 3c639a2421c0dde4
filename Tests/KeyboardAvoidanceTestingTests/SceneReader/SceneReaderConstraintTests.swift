import KeyboardAvoidanceTesting
import Testing

/// Constraints: their form, ties between two and cycles of many.
@Suite struct SceneReaderConstraintTests {
  private static let views = """
    screen 100x100
    view a in window 0,0,10,10
    view b in window 0,0,10,10
    view c in a 0,0,10,10
    scroll s in window 0,0,10,10 content 10x90
    view i in s 0,0,10,10
    text t in window 0,0,10,10
    view j in t 0,0,10,10
    guide g of a

    """

  private func constraint(_ form: String) throws -> Scene.Constraint? {
    let statements = try Scene(reading: "\(Self.views)constraint n \(form)", name: "form").statements
    guard case .declare(.constraint(let constraint))? = statements.last?.action else { return nil }
    return constraint
  }

  @Test func `a constraint places an edge by another one`() throws {
    let plain = Scene.Constraint(
      name: "n", first: "a", attribute: .bottom, second: "window", isSafeArea: true, secondAttribute: .top, constant: 0,
      priority: 1000, isActive: true)
    #expect(try constraint("a.bottom = window.safe.top") == plain)
    var weak = plain
    weak.constant = -5
    weak.priority = 250
    weak.isActive = false
    #expect(try constraint("a.bottom = window.safe.top - 5 priority 250 off") == weak)
    #expect(try constraint("a.bottom = window.safe.top -5 off priority 250") == weak)
    #expect(try constraint("a.bottom = window.safe.top + -5 off priority 250") == weak)
  }

  @Test(arguments: Scene.Attribute.allCases, ["window", "a", "s", "g", "t.safe"])
  func `every edge of a view, a window, a safe area and a guide can be read`(
    attribute: Scene.Attribute, owner: String
  ) throws {
    let constraint = try constraint("b.\(attribute.rawValue) = \(owner).\(attribute.rawValue) +3")
    #expect(constraint?.attribute == attribute && constraint?.secondAttribute == attribute)
    #expect(constraint?.constant == 3)
  }

  private func refusal(_ constraints: [String]) -> SceneError? {
    let lines = constraints.enumerated().map { "constraint n\($0.offset) \($0.element)" }
    return SceneText.error(Self.views + lines.joined(separator: "\n"))
  }

  @Test func `two constraints on one edge with one priority are an error at the second`() {
    #expect(
      refusal(["a.top = window.top", "b.top = a.top", "a.top = window.top + 5"])?.description
        == "form.scene:12:15: found `a.top`, which `n0` on line 10 sets with the same priority, "
        + "expected another edge, another priority or `off`")
    #expect(refusal(["a.top = b.top priority 1000", "a.top = window.top"])?.place.line == 11)
    #expect(refusal(["a.top = b.top", "a.top = b.top priority 5", "a.top = b.top priority 5"])?.place.line == 12)
  }

  @Test(arguments: [
    ["a.top = window.top", "a.top = window.top priority 999"],
    ["a.top = window.top", "a.top = window.top off", "a.top = window.top off"],
    ["a.top = window.top", "a.bottom = window.bottom", "a.height = window.height"],
  ])
  func `constraints that differ in priority, edge or activity are no tie`(constraints: [String]) {
    #expect(refusal(constraints) == nil)
  }

  @Test(arguments: [
    // A view by itself, and two by each other.
    (["a.top = a.top"], 10), (["a.bottom = a.top"], 10), (["a.top = b.top", "b.top = a.top"], 11),
    (["b.top = a.top", "a.bottom = b.bottom"], 11), (["a.left = b.right", "b.width = a.width", "b.left = a.left"], 12),
    // The size keeps and the view moves, so both of its edges depend on the one that is set.
    (["a.bottom = b.top", "b.bottom = a.top"], 11),
    // What is in a view moves with it.
    (["a.top = c.top"], 10), (["a.bottom = c.bottom"], 10), (["a.top = window.top", "a.bottom = g.top"], 11),
    // Safe areas and guides are parts of their view.
    (["a.bottom = a.safe.bottom"], 10), (["a.height = a.safe.height"], 10),
    (["b.top = g.top", "a.bottom = b.top"], 11),
    // The content of a text without one is as large as the text.
    (["j.height = t.height", "t.height = j.height"], 11),
    // A place made of an extent counts from the parent's own place.
    (["c.top = b.height", "a.top = c.top"], 11),
  ])
  func `an edge that is placed by itself is an error at the constraint that closes the cycle`(
    constraints: [String], line: Int
  ) throws {
    let error = try #require(refusal(constraints))
    #expect(error.place == Scene.Place(line: line, column: 15))
    #expect(error.found.contains("which closes a cycle"))
    #expect(error.expected == "an edge that does not depend on itself")
  }

  @Test(arguments: [
    ["a.height = a.width"], ["a.bottom = a.top + 40", "a.top = window.top", "a.height = b.height"],
    // Two edges that are set each by its own neighbour, and a height that top and bottom overrule.
    ["a.top = window.top", "b.bottom = window.bottom", "a.bottom = b.top"],
    ["a.top = window.top", "a.bottom = window.bottom", "a.height = b.height", "b.height = a.height"],
    // A stronger constraint, or one that is off, keeps the cycle from being in force.
    ["a.top = b.top", "b.top = a.top priority 5", "b.top = window.top"], ["a.top = b.top", "b.top = a.top off"],
    // What is in a view and placed by something outside of it does not move with it.
    ["c.top = window.top + 5", "a.top = c.top"], ["a.height = c.height"],
    // The content of a scroll view is as large as declared, whatever the frame.
    ["i.height = s.height", "s.height = i.height"], ["i.bottom = s.bottom", "s.height = i.height"],
    // A guide and a safe area reach over their view's width, which its height does not change.
    ["b.top = g.top", "a.width = b.width"], ["c.bottom = a.safe.bottom", "b.top = c.bottom"],
  ])
  func `edges that are placed one after the other are no cycle`(constraints: [String]) {
    #expect(refusal(constraints) == nil)
  }

  @Test func `a cycle is told with the constraints that take part`() {
    #expect(
      refusal(["a.top = b.top", "b.top = a.top"])?.description
        == "form.scene:11:15: found `n1`, which closes a cycle with `n0`, expected an edge that does not depend on itself"
    )
    #expect(refusal(["a.top = a.top"])?.found == "`n0`, which closes a cycle by itself")
  }

  @Test func `a chain as long as the scene is followed to its end`() {
    let count = 5_000
    var lines = ["screen 1x1", "view v0 in window 0,0,1,1"]
    lines += (1..<count).map { "view v\($0) in window 0,0,1,1" }
    // Each by the one below it, so that the first constraint leads through all of the others.
    lines += (1..<count).map { "constraint c\($0) v\($0 - 1).top = v\($0).top" }
    #expect(SceneText.error(lines.joined(separator: "\n")) == nil)
    lines.append("constraint last v\(count - 1).top = v0.top")
    #expect(SceneText.error(lines.joined(separator: "\n"))?.place.line == lines.count)
  }
}
