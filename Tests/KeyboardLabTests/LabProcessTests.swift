import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("The tool as a shell runs it")
struct LabProcessTests {
  private static let scenes = [
    "good.scene": "screen 9x9\nview a in window 0,0,1,1\nexpect a.frame.x 0\n",
    "bad.scene": """
    screen 9x9
    view a in window 0,0,1,1
    expect a.frame.x 3
    expect keyboard hidden
    expect a.frame.y 4
    """,
    "broken.scene": "screen 9x9\nviev a in window 0,0,1,1\n",
    "cycle.scene": """
    screen 9x9
    view a in window 0,0,1,1
    view b in window 0,0,1,1
    constraint x a.top = b.top
    constraint y b.top = a.top
    """,
    "lost.scene": "screen 9x9\nreplay ../nowhere.log\n",
    "form.log": FormLog.text,
    "replay.scene": "screen 375x812\nreplay form.log\nexpect keyboard hidden\n",
    "words.txt": "nothing to see here\n",
  ]

  @Test func `check says what passed and what failed, goes on after a broken file, and ends with the worst`() throws {
    let folder = try TemporaryFolder(Self.scenes)
    let good = try LabProcess(["check", "good.scene", "replay.scene"], in: folder.url)
    #expect(good.output == "PASS good.scene\nPASS replay.scene\n")
    #expect(good.status == 0)
    let bad = try LabProcess(["check", "bad.scene", "good.scene"], in: folder.url)
    #expect(
      bad.output == """
        FAIL bad.scene:3: expect a.frame.x 3, found 0
        FAIL bad.scene:5: expect a.frame.y 4, found 0
        PASS good.scene

        """)
    #expect(bad.status == 1)
    let broken = try LabProcess(["check", "broken.scene", "bad.scene", "good.scene"], in: folder.url)
    #expect(broken.errors.hasPrefix("broken.scene:2:1: found "))
    #expect(broken.output.hasSuffix("PASS good.scene\n"))
    #expect(broken.status == 2)
  }

  @Test(arguments: ["check", "play", "parse"])
  func `a file that is not there or no file is told in a line`(verb: String) throws {
    let folder = try TemporaryFolder()
    for name in ["nowhere", "."] {
      let run = try LabProcess([verb, name], in: folder.url)
      #expect(run.errors.hasPrefix("\(name): "))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output == "")
      #expect(run.status == 2)
    }
  }

  @Test(arguments: ["check", "play"])
  func `a scene that makes no sense is told in a line with its place`(verb: String) throws {
    let folder = try TemporaryFolder(Self.scenes)
    try folder.write((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }, to: "noise.scene")
    for (name, place) in [("cycle.scene", "5:14"), ("lost.scene", "2:1"), ("noise.scene", "1:")] {
      let run = try LabProcess([verb, name], in: folder.url)
      #expect(run.errors.hasPrefix("\(name):\(place)"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.status == 2)
    }
  }

  @Test func `parse prints an object a line, and says where there is none`() throws {
    let folder = try TemporaryFolder(Self.scenes)
    let found = try LabProcess(["parse", "form.log"], in: folder.url)
    #expect(found.output == LogReader.notifications(in: FormLog.text).map { $0.json + "\n" }.joined())
    #expect(found.status == 0)
    #expect(try LabProcess(["parse", "-"], in: folder.url, input: FormLog.text).output == found.output)
    for name in ["words.txt", "broken.scene"] {
      let none = try LabProcess(["parse", name], in: folder.url)
      #expect(none.output == "")
      #expect(none.errors == "\(name): no keyboard notification in this text\n")
      #expect(none.status == 1)
    }
  }

  @Test func `the scene that parse prints passes the check`() throws {
    let folder = try TemporaryFolder(Self.scenes)
    let scene = try LabProcess(["parse", "form.log", "--scene", "375x812"], in: folder.url)
    let check = try LabProcess(["check", "-"], in: folder.url, input: scene.output)
    #expect(check.output == "PASS -\n")
  }

  @Test func `play says where a replay turned the frames of an old system`() throws {
    let old =
      "{name = UIKeyboardWillShowNotification; userInfo = {\n"
      + #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 0}, {352, 1024}}"; }}"#
    let scene = "screen 1024x768\nreplay old.log\nexpect keyboard docked\n"
    let folder = try TemporaryFolder(["old.log": old, "old.scene": scene])
    let run = try LabProcess(["play", "old.scene"], in: folder.url)
    #expect(run.output.contains("        note      line 1: end turned from 0,0,352,1024\n"))
    // 768 - 352.
    #expect(run.output.contains("keyboardWillShow to 0,416,1024,352"))
    #expect(run.status == 0)
  }

  @Test func `a recorded log is parsed to the events that were posted`() throws {
    let center = ObserverCenter(diagnostics: .silent)
    let keyboard = KeyboardEmitter(center: center)
    var log = ""
    let token = center.addKeyboardLog { log += $0 + "\n" }
    try keyboard.show(to: Rect(x: 0, y: 445.5, width: 375, height: 366.5))
    keyboard.hide(to: nil, over: nil, curve: nil)
    token.cancel()
    let folder = try TemporaryFolder()
    let run = try LabProcess(["parse", "-"], in: folder.url, input: log)
    let end = "[0,445.5,375,366.5]"
    #expect(
      run.output == """
        {"name":"keyboardWillChangeFrame","begin":null,"end":\(end),"duration":0.25,"curve":7,"isLocal":true,"time":null,"line":1}
        {"name":"keyboardWillShow","begin":null,"end":\(end),"duration":0.25,"curve":7,"isLocal":true,"time":null,"line":2}
        {"name":"keyboardWillChangeFrame","begin":\(end),"end":null,"duration":null,"curve":null,"isLocal":true,"time":null,"line":3}
        {"name":"keyboardWillHide","begin":\(end),"end":null,"duration":null,"curve":null,"isLocal":true,"time":null,"line":4}

        """)
  }

  @Test func `play ends as check does, and writes its pictures`() throws {
    let folder = try TemporaryFolder(Self.scenes)
    let run = try LabProcess(["play", "bad.scene", "--svg", "a.svg", "--html", "a.html"], in: folder.url)
    #expect(run.output.hasSuffix("FAIL bad.scene:5: expect a.frame.y 4, found 0\n"))
    #expect(run.status == 1)
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg "))
    #expect(try folder.text(of: "a.html").hasPrefix("<!doctype html>"))
    let nowhere = try LabProcess(["play", "good.scene", "--svg", "no/a.svg"], in: folder.url)
    #expect(nowhere.errors == "no/a.svg: the file cannot be written\n")
    #expect(nowhere.status == 2)
    let itself = try LabProcess(["play", "good.scene", "--svg", "good.scene"], in: folder.url)
    #expect(itself.status == 2)
  }

  @Test func `without arguments it shows the comparison, and with --help what it can do`() throws {
    let folder = try TemporaryFolder()
    let comparison = try LabProcess([], in: folder.url)
    #expect(comparison.output.hasPrefix("One form, four ways"))
    #expect(comparison.status == 0)
    let help = try LabProcess(["--help"], in: folder.url)
    #expect(help.output == Usage.text + "\n")
    #expect(help.status == 0)
    let unknown = try LabProcess(["frob"], in: folder.url)
    #expect(unknown.errors.contains("unknown command 'frob'"))
    #expect(unknown.status == 2)
  }
}
