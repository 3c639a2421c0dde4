import KeyboardAvoidanceTesting
import Testing

/// Lines, words, comments, numbers and names.
@Suite struct SceneReaderTextTests {
  private func statements(_ text: String) throws -> [Scene.Statement] {
    try Scene(reading: text, name: "form").statements
  }

  @Test func `a scene is called what it was read under`() throws {
    #expect(try Scene(reading: "screen 1x1", name: "form").name == "form")
  }

  @Test func `a statement keeps its text and the place of its first word`() throws {
    let text = "# title\nscreen 1x1 # a screen\n\n  repeat  2\t# twice\n\twait 1#now\n  end\n   settle   "
    let statements = try statements(text)
    #expect(statements.map { $0.text } == ["screen 1x1", "repeat  2", "settle"])
    #expect(statements.map { $0.place.line } == [2, 4, 7])
    #expect(statements.map { $0.place.column } == [1, 3, 4])
    guard case .repeat(2, let body) = statements[1].action else { return #expect(Bool(false), "no repeat") }
    #expect(body == [Scene.Statement(place: Scene.Place(line: 5, column: 2), text: "wait 1", action: .wait(1))])
  }

  @Test func `a scene that is written back from its statements is the same`() throws {
    let lines = SceneText.base + "focus name\nshow 0,477,375,335 over 0.3 curve 2\nexpect now list.offset 0,5 ± 2"
    let first = try statements(lines)
    let second = try statements(first.map { $0.text }.joined(separator: "\n"))
    #expect(first == second)
    #expect(second.map { $0.text }.joined(separator: "\n") == lines)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\n", " \r\n", "\t# comment\n"])
  func `lines may end in any of the usual ways`(end: String) throws {
    let text = ["screen 1x1", "view a in window 0,0,1,1", "expect restored"].joined(separator: end)
    for text in [text, text + end] {
      #expect(try statements(text).map { $0.text } == ["screen 1x1", "view a in window 0,0,1,1", "expect restored"])
    }
  }

  @Test(arguments: [("\n", 3), ("\r\n", 3), ("\r", 3), ("\r\n\r\n", 5)])
  func `lines are counted whatever ends them`(end: String, line: Int) {
    let text = ["screen 1x1", "settle", "nonsense"].joined(separator: end)
    #expect(SceneText.error(text)?.place == Scene.Place(line: line, column: 1))
  }

  @Test func `a byte order mark is no part of the first word`() throws {
    #expect(try statements("\u{FEFF}screen 1x1").first?.place == Scene.Place(line: 1, column: 1))
    #expect(SceneText.error("\u{FEFF}screen 1,1")?.place == Scene.Place(line: 1, column: 8))
  }

  @Test func `tabs separate words as spaces do`() throws {
    #expect(
      try statements("\tscreen\t 1x1\t\tsafe \t1,2,3,4")
        == statements("\tscreen 1x1 safe 1,2,3,4").map {
          Scene.Statement(place: $0.place, text: "screen\t 1x1\t\tsafe \t1,2,3,4", action: $0.action)
        })
  }

  @Test func `columns count characters and not bytes`() {
    let text = "screen 1x1\nview größe in window 0,0,1,1\nexpect größe.frame.x 1 ± ß"
    #expect(SceneText.error(text)?.place == Scene.Place(line: 3, column: 26))
  }

  @Test(arguments: ["a", "A1", "1", "-", "_", "d-name", "größe", "名前", "none", "screen", "end"])
  func `a name is made of letters, digits, hyphens and underscores`(name: String) throws {
    let text = "screen 1x1\nfield \(name) in window 0,0,1,1\nfocus \(name)"
    #expect(try statements(text).last?.action == .focus(name))
  }

  @Test(arguments: ["a.b", "a,b", "a:b", "a!", "a\u{A0}b", "a\u{200B}", "\u{1F600}", "a/b", "±"])
  func `nothing else is a name`(name: String) {
    let error = SceneText.error("screen 1x1\nfield \(name) in window 0,0,1,1")
    #expect(error?.place == Scene.Place(line: 2, column: 7))
    #expect(error?.expected == "a name of letters, digits, `-` and `_`")
  }

  @Test(arguments: [("12", 12), ("-0.5", -0.5), ("1e-3", 0.001), ("+2", 2), (".5", 0.5), ("1E3", 1000)])
  func `numbers are decimal`(text: String, value: Double) throws {
    #expect(try SceneText.action("drag \(text)") == .drag(value))
  }

  @Test func `what cannot be seen is spelled out in an error`() {
    #expect(SceneText.error("screen 1x1\na\u{A0}b\u{7}")?.found == #"`a\u{a0}b\u{7}`"#)
    #expect(SceneText.error("screen 1x1\n" + String(repeating: "é", count: 90))?.found.unicodeScalars.count == 43)
  }
}
