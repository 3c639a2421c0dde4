import KeyboardAvoidanceTesting
import Testing

/// What the reader says about scenes that do not fit: where, what is there, what would fit.
@Suite struct SceneReaderErrorTests {
  @Test(arguments: WrongLine.declarations + WrongLine.avoiders + WrongLine.events + WrongLine.expectations)
  func `a line that does not fit is an error at the word that does not`(wrong: WrongLine) throws {
    let error = try #require(SceneText.error(SceneText.base + wrong.line))
    #expect(error.place == Scene.Place(line: 10, column: wrong.column))
    #expect(error.found == wrong.found)
    #expect(error.expected.contains(wrong.fitting))
    #expect(error.description.hasPrefix("form.scene:10:\(wrong.column): found \(wrong.found), expected "))
    #expect(!error.description.contains { $0.isNewline })
  }

  @Test(arguments: [
    ("", "1:1", "no statement"),
    ("\n# only a comment\n", "1:1", "no statement"),
    ("view page in window 0,0,1,1", "1:1", "`view`"),
    ("\n  expect restored", "2:3", "`expect`"),
    ("sceen 375x812", "1:1", "`sceen`"),
    ("%PDF-1.7", "1:1", "`%PDF-1.7`"),
  ])
  func `the first statement must be a screen`(text: String, place: String, found: String) {
    #expect(
      SceneText.error(text)?.description
        == "form.scene:\(place): found \(found), expected `screen WxH [safe T,L,B,R] [named NAME] [rtl]` "
        + "as the first statement")
  }

  @Test(arguments: [
    "screen 100x100", "window pad 0,0,1,1", "view late in window 0,0,1,1", "field late in window 0,0,1,1",
    "scroll late in window 0,0,1,1 content 1x1", "text late in window 0,0,1,1",
    "constraint late page.top = window.top", "guide late of page",
  ])
  func `what is there is declared above what happens`(line: String) throws {
    let text = "screen 1x1\nwindow window 0,0,1,1\nview page in window 0,0,1,1\nshow 0,0,1,1\n \(line)"
    let error = try #require(SceneText.error(text))
    #expect(error.place == Scene.Place(line: 5, column: 2))
    #expect(error.found.contains(line.prefix(40)) && error.found.contains("below line 4, where things begin to happen"))
    #expect(error.expected == "it above that line")
  }

  @Test(arguments: [
    ("screen 1x1\nrepeat 2\nsettle", "2:1", "a `repeat` that nothing closes"),
    ("screen 1x1\nrepeat 2\n  repeat 3\n  end", "2:1", "a `repeat` that nothing closes"),
    ("screen 1x1\nrepeat 2\n  repeat 3", "3:3", "a `repeat` that nothing closes"),
    ("screen 1x1\nrepeat 2\nend\nend", "4:1", "`end`"),
    ("screen 1x1\nrepeat 2\nend repeat", "3:5", "`repeat`"),
    ("screen 1x1\nrepeat 1\navoid a: none window\nend", "3:1", "`avoid a: none window` inside `repeat`"),
    ("screen 1x1\nrepeat 1\nview v in window 0,0,1,1\nend", "3:1", "`view v in window 0,0,1,1` below line 2"),
  ])
  func `blocks are closed, and declare nothing`(text: String, place: String, found: String) throws {
    let error = try #require(SceneText.error(text))
    #expect(error.description.hasPrefix("form.scene:\(place): found \(found)"))
  }

  @Test(arguments: [
    ("window pad", "5:11", "the end of the line", "a rectangle X,Y,W,H"),
    ("window pad 0,0,1", "5:12", "`0,0,1`", "a rectangle X,Y,W,H"),
    ("window pad 0,0,1,1 screen wal", "5:27", "`wal`, which no line above declares", "perhaps `wall`"),
    ("window pad 0,0,1,1 screen main", "5:27", "`main`, a window", "a screen"),
    ("window main 0,0,1,1", "5:8", "`main`, a window since line 3", "a name that nothing else has"),
    ("window wall 0,0,1,1", "5:8", "`wall`, a screen since line 2", "a name that nothing else has"),
    ("window pad 0,0,1,1 wall", "5:20", "`wall`", "an option: screen"),
    ("view two in window 0,0,1,1", "5:13", "`window`, which no line above declares", "a window, a view"),
  ])
  func `a scene with a window of its own has no other one`(
    line: String, place: String, found: String, fitting: String
  ) throws {
    let text = "screen 1x1\nscreen 9x9 named wall\nwindow main 0,0,1,1\nview one in main 0,0,1,1\n" + line
    let error = try #require(SceneText.error(text))
    #expect(error.description.hasPrefix("form.scene:\(place): found \(found), expected "))
    #expect(error.expected.contains(fitting))
  }

  @Test func `a name is declared above its use`() {
    let error = SceneText.error("screen 1x1\nview a in b 0,0,1,1\nview b in window 0,0,1,1")
    #expect(error?.place == Scene.Place(line: 2, column: 11))
  }

  @Test func `the first line that does not fit is the one that is told`() {
    #expect(SceneText.error("screen 1x1\nfocus a\nfocus\nnonsense")?.place == Scene.Place(line: 2, column: 7))
  }
}
