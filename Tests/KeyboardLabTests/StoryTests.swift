import KeyboardAvoidanceTesting
import Testing

@testable import KeyboardLab

@Suite("Story")
struct StoryTests {
  @Test func `a run is told statement by statement, with every event, decision and value`() throws {
    var lines: [String] = []
    let teller = StoryTeller { lines.append($0) }
    let text = """
      screen 375x667
      scroll form in window 0,0,375,667 content 375x1000
      avoid a: inset form
      show 0,409,375,258 over 0
      expect form.inset.bottom 1
      """
    _ = try Scene(reading: text, name: "test").run(observer: teller.observer)
    #expect(lines.contains("   4  show 0,409,375,258 over 0"))
    #expect(lines.contains("        event     keyboardWillShow from 0,667,375,258 to 0,409,375,258 over 0 curve 7"))
    #expect(
      lines.contains(
        "        decision  a on keyboard: covered 258, wants inset.bottom 258, indicators.bottom 258, offset 0,0; "
          + "2 written"))
    #expect(lines.contains("        keyboard  docked at 0,409,375,258"))
    #expect(lines.contains("        scroll    form at 0,0,375,667, inset.bottom 258"))
    #expect(lines.last == "        not met   found 258")
  }

  @Test func `every event is told before what is decided on it`() throws {
    var kinds: [String] = []
    let teller = StoryTeller { line in
      let word = line.split(separator: " ").first.map { String($0) } ?? ""
      if word == "event" || word == "decision" { kinds.append(word) }
    }
    let text = """
      screen 375x667
      scroll form in window 0,0,375,667 content 375x1000
      show 0,409,375,258 over 0
      avoid a: inset form
      hide over 0
      """
    _ = try Scene(reading: text, name: "test").run(observer: teller.observer)
    let hide = kinds.lastIndex(of: "decision").map { kinds[..<$0] } ?? []
    #expect(hide.contains("event"))
    #expect(kinds.prefix(3) == ["event", "event", "decision"])
  }
}
