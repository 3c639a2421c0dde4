import KeyboardAvoidanceTesting
import Testing

@testable import KeyboardLab

@Suite("Drawing in a terminal")
struct TerminalDrawingTests {
  @Test func `a screen shows views as boxes, fields as bars, and the keyboard above all`() throws {
    let moment = try Moments.last(
      """
      screen 200x200
      scroll form in window 0,0,200,200 content 200x400
      field name in form 10,22,180,16
      field mail in form 10,62,180,16
      field far in form 10,300,180,16
      focus mail
      show 0,120,200,80 over 0
      """)
    #expect(
      TerminalDrawing(moment, width: 22).lines == [
        "┏━━━━━━━━━━━━━━━━━━━━┓",
        "┃┌─ form ───────────┐┃",
        "┃│[ name           ]│┃",
        "┃│                  │┃",
        "┃│▶ mail ══════════◀│┃",
        "┃│                  │┃",
        "┃│                  │┃",
        "┃░░░░░░░░░░░░░░░░░░░░┃",
        "┃░░░░░░░░░░░░░░░░░░░░┃",
        "┃░░░░░ keyboard ░░░░░┃",
        "┃░░░░░░░░░░░░░░░░░░░░┃",
        "┗━━━━━━━━━━━━━━━━━━━━┛",
      ])
  }

  @Test(arguments: ["0x0", "1e300x1", "1x1e300"])
  func `a screen of any size is drawn`(size: String) throws {
    let moment = try Moments.last("screen \(size)\nview a in window -1e300,0,1e300,1e300\nview b in a 0,0,4,4\n")
    let lines = TerminalDrawing(moment, width: 22).lines
    #expect(lines.allSatisfy { $0.count == 22 })
    #expect(lines.count <= 202)
  }

  @Test func `what is outside of a canvas is left out`() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.box(-1..<3, -1..<5)
    canvas.put("text", row: 1, column: 2)
    canvas.fill(0..<9, 0..<1, with: "x")
    #expect(canvas.lines == ["x   ", "x te"])
  }
}

/// Moments of scenes that are written in a test.
enum Moments {
  /// How things stand when the scene is over.
  static func last(_ text: String) throws -> SceneMoment {
    var last: SceneMoment?
    var observer = SceneObserver()
    observer.moment = { last = $0 }
    _ = try Scene(reading: text, name: "test").run(observer: observer)
    return try #require(last)
  }
}
