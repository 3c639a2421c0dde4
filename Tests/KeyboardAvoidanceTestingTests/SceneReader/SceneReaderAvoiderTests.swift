import KeyboardAvoidanceTesting
import Testing

/// Section 2 of the format: who avoids.
@Suite struct SceneReaderAvoiderTests {
  private func avoidance(_ line: String) throws -> Scene.Avoidance? {
    guard case .avoid(let avoidance)? = try SceneText.action(line) else { return nil }
    return avoidance
  }

  @Test(
    arguments: [
      ("inset list", .inset("list")), ("inset note", .inset("note")), ("constant pin", .constant("pin")),
      ("switch pin for side", .switch(up: ["pin"], rest: ["side"])),
      ("switch pin,side for side,pin", .switch(up: ["pin", "side"], rest: ["side", "pin"])),
      ("shift page", .shift("page")), ("guide keys", .guide("keys")), ("resize page", .resize("page")),
      ("automatic page", .automatic("page")), ("automatic window", .automatic("window")), ("none page", .none("page")),
    ] as [(String, Scene.Method)])
  func `an avoider does one thing to something that fits`(form: String, method: Scene.Method) throws {
    #expect(try avoidance("avoid b: \(form)") == Scene.Avoidance(name: "b", method: method))
  }

  @Test func `an inset takes its options in any order`() throws {
    var expected = Scene.Avoidance(name: "b", method: .inset("list"))
    expected.distance = 8
    expected.extra = 20
    expected.addsToOwnInset = true
    expected.reveal = .caret
    expected.align = .center
    expected.keepsOffset = true
    expected.floating = .avoid
    expected.isOff = true
    let options = ["distance 8", "extra 20", "combine sum", "reveal caret", "align center", "keep-offset"]
    let shared = ["floating avoid", "off"]
    #expect(try avoidance("avoid b: inset list " + (options + shared).joined(separator: " ")) == expected)
    #expect(try avoidance("avoid b: inset list " + (options + shared).reversed().joined(separator: " ")) == expected)
  }

  @Test(arguments: [
    ("shift page", ["distance 1", "reveal caret", "limit 100"]), ("resize page", ["extra 1"]),
    ("constant pin", ["extra 1"]), ("automatic page", ["distance 1", "reveal caret"]),
    ("switch pin for side", []), ("guide keys", []), ("none page", []), ("inset list", ["distance 1", "extra 1"]),
  ])
  func `every method takes its own options, floating and off`(form: String, options: [String]) throws {
    for option in options + ["floating ignore", "floating avoid", "floating follow", "off"] {
      #expect(try avoidance("avoid b: \(form) \(option)") != nil)
    }
    let all = ["distance 1", "extra 1", "combine max", "reveal field", "align top", "keep-offset", "limit 1"]
    guard form != "inset list" else { return }
    let taken = options.map { $0.prefix { $0 != " " } }
    for option in all where !taken.contains(option.prefix { $0 != " " }) {
      #expect(SceneText.error("\(SceneText.base)avoid b: \(form) \(option)") != nil)
    }
  }

  @Test func `what is revealed is the field, the caret or a list of views`() throws {
    #expect(try avoidance("avoid b: shift page reveal field")?.reveal == .field)
    #expect(try avoidance("avoid b: shift page reveal caret")?.reveal == .caret)
    #expect(try avoidance("avoid b: shift page reveal name")?.reveal == .views(["name"]))
    #expect(try avoidance("avoid b: shift page reveal name,page,note")?.reveal == .views(["name", "page", "note"]))
  }

  @Test func `the words of an option are those of the format`() throws {
    #expect(try avoidance("avoid b: inset list combine max")?.addsToOwnInset == false)
    #expect(try avoidance("avoid b: inset list align nearest")?.align == .nearest)
    #expect(try avoidance("avoid b: inset list align top")?.align == .top)
    #expect(try avoidance("avoid b: shift page limit 0")?.limit == 0)
    #expect(try avoidance("avoid b: shift page")?.limit == nil)
  }

  @Test func `an avoider may be declared below an event`() throws {
    let actions = try SceneText.actions("show 0,1,2,3\navoid b: shift page\ndetach b")
    #expect(
      actions.dropFirst() == [
        .avoid(Scene.Avoidance(name: "b", method: .shift("page"))), .lifecycle(.detach, "b"),
      ])
  }

  @Test func `a height and a bottom can make room for a keyboard`() throws {
    let lines = "constraint h list.height = page.height\nconstraint t list.top = page.top off\n"
    #expect(try SceneText.actions("\(lines)avoid b: constant h\navoid c: constant t").count == 4)
  }
}
