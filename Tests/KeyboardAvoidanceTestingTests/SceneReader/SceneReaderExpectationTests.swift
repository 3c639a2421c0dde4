import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Section 4 of the format: what must be true.
@Suite struct SceneReaderExpectationTests {
  private func claim(_ form: String) throws -> Scene.Claim? {
    guard case .expect(let expectation)? = try SceneText.action("expect \(form)") else { return nil }
    #expect(!expectation.isNow)
    return expectation.claim
  }

  private static let framed = ["frame", "screen-frame", "window-frame", "visible-height"]
  private static let scrolling = ["inset", "indicators", "offset", "content"]

  private static let claims: [(String, Scene.Claim)] = [
    ("visible name", .visible("name", isCaret: false, margin: 0)),
    ("visible name margin 8", .visible("name", isCaret: false, margin: 8)),
    ("visible note.caret margin -1", .visible("note", isCaret: true, margin: -1)), ("covered page", .covered("page")),
    ("overlap list 301.5", .overlap("list", 301.5)), ("overlap window 0", .overlap("window", 0)),
    ("keyboard docked", .keyboard(.docked)), ("keyboard floating", .keyboard(.floating)),
    ("keyboard hidden", .keyboard(.hidden)), ("focus name", .focus("name")), ("focus none", .focus(nil)),
    ("order name", .order(["name"])), ("order note name", .order(["note", "name"])), ("restored", .restored),
    ("unmoved", .unmoved), ("observers 0", .observers(0)), ("observers 12", .observers(12)),
    ("motion 0.4 3", .motion(0.4, 3)), ("no issues", .noIssues),
  ]

  @Test(arguments: claims)
  func `a claim is read as it is written`(form: String, expected: Scene.Claim) throws {
    #expect(try claim(form) == expected)
  }

  @Test(arguments: claims.map { $0.0 } + ["list.frame 1,2,3,4", "pin.active on", "issue too-deep"])
  func `now may stand in every expectation`(form: String) throws {
    guard case .expect(let expectation)? = try SceneText.action("expect now \(form)") else {
      return #expect(Bool(false), "no expectation")
    }
    #expect(expectation.isNow)
    #expect(try expectation.claim == claim(form))
  }

  @Test(arguments: LifecycleIssue.Kind.allCases)
  func `every kind of issue can be expected`(kind: LifecycleIssue.Kind) throws {
    #expect(try claim("issue \(kind.rawValue)") == .issue(kind))
  }

  @Test(arguments: ["± 2", "+- 2", "\t±\t2.0"])
  func `a tolerance may be written in two ways`(tolerance: String) throws {
    let property = Scene.Property(owner: "list", path: .offset, part: .y)
    #expect(try claim("list.offset.y 3 \(tolerance)") == .value(property, .number(3), tolerance: 2))
    #expect(try claim("list.offset.y 3") == .value(property, .number(3), tolerance: 0.5))
    #expect(try claim("list.offset.y 3 ± 0") == .value(property, .number(3), tolerance: 0))
  }

  @Test(arguments: [
    ("page", framed), ("window", framed), ("name", framed), ("list", framed + scrolling),
    ("note", framed + scrolling + ["caret"]), ("keys", ["top", "height", "window-frame"]),
    ("pin", ["constant", "active"]), ("a", []),
  ])
  func `everything has the properties of its kind and no others`(owner: String, paths: [String]) {
    let values = ["1", "1,2", "1x2", "1,2,3,4", "on"]
    for path in Scene.PropertyPath.allCases {
      let fitting = values.filter { SceneText.error("\(SceneText.base)expect \(owner).\(path.rawValue) \($0)") == nil }
      #expect(fitting.count == (paths.contains(path.rawValue) ? 1 : 0), "\(owner).\(path.rawValue): \(fitting)")
    }
  }

  @Test(arguments: ["frame", "screen-frame", "window-frame"], [Scene.Part.x, .y, .w, .h])
  func `a rectangle is looked at as a whole or in parts`(path: String, part: Scene.Part) throws {
    let property = Scene.Property(owner: "list", path: try #require(Scene.PropertyPath(rawValue: path)), part: part)
    #expect(try claim("list.\(path).\(part.rawValue) 7") == .value(property, .number(7), tolerance: 0.5))
  }
}
