import AvoidanceStrategies
import KeyboardAvoidanceTesting
import Testing

@Suite struct SceneFixtureTests {
  private static let files = [
    "good.scene": "screen 9x9\nexpect keyboard hidden\n",
    "bad.scene": "screen 9x9\nview a in window 0,0,1,1\n  expect a.frame.x 3\nexpect keyboard docked\n",
    "sub/replays.scene": "screen 375x812\nrepeat 2\nreplay a.log\nend\nexpect keyboard docked\n",
    "sub/a.log": #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 477}, {375, 335}}";"#,
    "broken.scene": "screen 9x9\nviev a in window 0,0,1,1\n",
    "lost.scene": "screen 9x9\nreplay b.log\nexpect keyboard hidden\n",
    "astray.scene": "screen 9x9\nreplay sub/a.log\nexpect keyboard hidden\n",
    "empty.scene": "screen 9x9\n",
    "notes.txt": "no scene",
  ]

  private static let all = SceneFixture.all(in: "Scenes", names: ["gone.scene"] + files.keys) { name in
    files[name].map { Array($0.utf8) }
  }

  @Test func `a scene whose avoider works by a strategy of yours is handed it by its name`() {
    let text = "screen 9x9\nview a in window 0,0,9,9\navoid b: shift a by up\nexpect a.frame.y -3\n"
    let fixture = SceneFixture(path: "up.scene", text: Array(text.utf8))
    let up = MinimalStrategy(AvoidancePlan([.translation(-3)]))
    #expect(fixture.failures(strategies: { $0 == "up" ? AnyAvoidanceStrategy(up) : nil }) == [])
    #expect(fixture.failures().map { $0.place.line } == [3])
  }

  @Test func `each scene of a folder is a case, called by its path there`() {
    let names = ["astray", "bad", "broken", "empty", "gone", "good", "lost", "sub/replays"].map { $0 + ".scene" }
    #expect(Self.all.map { "\($0)" } == names)
    #expect(Self.all.map { $0.path } == names.map { "Scenes/" + $0 })
  }

  @Test(arguments: [
    ("Scenes/good.scene", []), ("Scenes/sub/replays.scene", []),
    (
      "Scenes/bad.scene",
      [
        "Scenes/bad.scene:3: expect a.frame.x 3, found 0",
        "Scenes/bad.scene:4: expect keyboard docked, found hidden",
      ]
    ),
    ("Scenes/empty.scene", ["Scenes/empty.scene:1: expects nothing, so it cannot fail; add an expect"]),
    ("Scenes/gone.scene", ["Scenes/gone.scene:1: found nothing that can be read, expected a file"]),
    (
      "Scenes/lost.scene",
      ["Scenes/lost.scene:2: found no log 'b.log' beside the scene, expected the name of a readable file"]
    ),
  ])
  func `a failure is one line with its place`(path: String, failures: [String]) throws {
    let fixture = try #require(Self.all.first { $0.path == path })
    #expect(fixture.failures().map { "\($0)" } == failures)
  }

  @Test(arguments: [("broken", 2), ("astray", 2)])
  func `a text that is no scene fails where it does not fit`(name: String, line: Int) throws {
    let fixture = try #require(Self.all.first { $0.path == "Scenes/\(name).scene" })
    let failures = fixture.failures()
    try #require(failures.count == 1)
    #expect(failures[0].place.line == line)
    #expect("\(failures[0])".hasPrefix("Scenes/\(name).scene:\(line): found "))
  }

  @Test func `a folder without a scene fails, for a test without cases would pass`() {
    let none = SceneFixture.all(in: "Scenes", names: ["notes.txt"]) { _ in [] }
    #expect(
      none.map { $0.failures().map { "\($0)" } } == [
        ["Scenes:1: found no scene, expected a folder with files named NAME.scene"]
      ])
  }

  @Test func `running a fixture twice finds the same`() {
    for fixture in Self.all { #expect(fixture.failures() == fixture.failures()) }
  }
}
