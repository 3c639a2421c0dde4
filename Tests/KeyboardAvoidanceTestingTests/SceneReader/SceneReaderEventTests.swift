import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Section 3 of the format: what happens.
@Suite struct SceneReaderEventTests {
  private let frame = Rect(x: 0, y: 477, width: 375, height: 335)

  private func timing(_ duration: Double?, _ curve: Int?) -> Scene.Timing {
    var timing = Scene.Timing()
    (timing.duration, timing.curve) = (duration, curve)
    return timing
  }

  @Test(
    arguments: [
      ("focus name", .focus("name")), ("focus note", .focus("note")), ("blur", .blur), ("tap name", .tapView("name")),
      ("tap window", .tapView("window")), ("tap -1,2.5", .tapPoint(Point(x: -1, y: 2.5))), ("next", .navigate(.next)),
      ("previous", .navigate(.previous)), ("return", .navigate(.return)), ("drag 300", .drag(300)),
      ("replay 40-show.log", .replay("40-show.log")), ("relayout", .relayout), ("wait 0.1", .wait(0.1)),
      ("wait 0", .wait(0)), ("settle", .settle), ("attach a", .lifecycle(.attach, "a")),
      ("detach a", .lifecycle(.detach, "a")), ("enable a", .lifecycle(.enable, "a")),
      ("disable a", .lifecycle(.disable, "a")), ("suspend a", .lifecycle(.suspend, "a")),
      ("resume a", .lifecycle(.resume, "a")), ("scroll list to -1,300", .scroll("list", Point(x: -1, y: 300))),
      ("scroll note to 0,0", .scroll("note", Point(x: 0, y: 0))),
      ("rotate 812x375", .rotate(Size(width: 812, height: 375), safeArea: .zero)),
      (
        "rotate 812x375 safe 1,2,3,4",
        .rotate(Size(width: 812, height: 375), safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4))
      ),
    ] as [(String, Scene.Action)])
  func `a line says what happens`(line: String, action: Scene.Action) throws {
    #expect(try SceneText.action(line) == action)
  }

  @Test(arguments: Scene.KeyboardMove.Kind.allCases)
  func `a keyboard moves with a duration and a curve`(kind: Scene.KeyboardMove.Kind) throws {
    func move(_ options: String, _ timing: Scene.Timing) throws {
      let action = try SceneText.action("\(kind.rawValue) 0,477,375,335 \(options)")
      #expect(action == .keyboard(Scene.KeyboardMove(kind: kind, frame: frame, timing: timing)))
    }
    try move("", timing(0.25, 7))
    try move("over 0.4", timing(0.4, 7))
    try move("curve 3 over 0", timing(0, 3))
    try move("over none curve none", timing(nil, nil))
    try move("over -1 curve -1", timing(-1, -1))
    try move("over inf", timing(.infinity, 7))
  }

  @Test func `only a hide may leave its rectangle out`() throws {
    #expect(try SceneText.action("hide") == .keyboard(Scene.KeyboardMove(kind: .hide, frame: nil)))
    #expect(
      try SceneText.action("hide over 0 curve 2")
        == .keyboard(Scene.KeyboardMove(kind: .hide, frame: nil, timing: timing(0, 2))))
  }

  @Test(arguments: Scene.Posting.Kind.allCases)
  func `a notification is posted with what it says and no more`(kind: Scene.Posting.Kind) throws {
    var posting = Scene.Posting(kind: kind)
    #expect(try SceneText.action("post \(kind.rawValue)") == .post(posting))
    posting.begin = Rect(x: 1, y: 2, width: 3, height: 4)
    posting.end = frame
    posting.timing = timing(nil, 2)
    posting.isForeign = true
    posting.screen = "wall"
    let line = "post \(kind.rawValue) screen wall foreign curve 2 over none end 0,477,375,335 begin 1,2,3,4"
    let statements = try Scene(reading: "screen 1x1\nscreen 2x2 named wall\n\(line)", name: "form").statements
    #expect(statements.last?.action == .post(posting))
  }

  @Test(arguments: ["show", "hide", "move", "post will-show begin", "post did-change end"])
  func `a payload need not be finite`(statement: String) throws {
    for rect in ["nan,0,0,0", "inf,-inf,0,0", "9.86e-32,-64,0,0", "0,0,nan,inf", "0,0,-inf,1e400"] {
      #expect(throws: Never.self) { try SceneText.actions("\(statement) \(rect)") }
    }
  }

  @Test(
    arguments: [
      ("list.inset 1,2,3,-4", .inset, nil, .insets(Insets(top: 1, left: 2, bottom: 3, right: -4))),
      ("list.inset.left 12", .inset, .left, .number(12)), ("list.inset.bottom -5", .inset, .bottom, .number(-5)),
      ("list.indicators 0,0,1,0", .indicators, nil, .insets(Insets(bottom: 1))),
      ("list.indicators.bottom 9", .indicators, .bottom, .number(9)),
      ("list.offset 0,-8", .offset, nil, .point(Point(x: 0, y: -8))), ("list.offset.y 3", .offset, .y, .number(3)),
      ("list.content 1x2", .content, nil, .size(Size(width: 1, height: 2))),
      ("list.frame 0,477,375,335", .frame, nil, .rect(Rect(x: 0, y: 477, width: 375, height: 335))),
      ("list.frame.x -3", .frame, .x, .number(-3)), ("list.frame.h 0", .frame, .h, .number(0)),
    ] as [(String, Scene.PropertyPath, Scene.Part?, Scene.Value)])
  func `the app writes a value of the property's shape`(
    form: String, path: Scene.PropertyPath, part: Scene.Part?, value: Scene.Value
  ) throws {
    #expect(try SceneText.action("set \(form)") == .set(Scene.Property(owner: "list", path: path, part: part), value))
  }

  @Test func `constraints, texts and windows have properties of their own`() throws {
    func property(_ owner: String, _ path: Scene.PropertyPath) -> Scene.Property {
      Scene.Property(owner: owner, path: path)
    }
    let caret = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(try SceneText.action("set pin.constant -20") == .set(property("pin", .constant), .number(-20)))
    #expect(try SceneText.action("set pin.active on") == .set(property("pin", .active), .isOn(true)))
    #expect(try SceneText.action("set pin.active off") == .set(property("pin", .active), .isOn(false)))
    #expect(try SceneText.action("set note.caret 1,2,3,4") == .set(property("note", .caret), .rect(caret)))
    #expect(try SceneText.action("set window.frame 1,2,3,4") == .set(property("window", .frame), .rect(caret)))
    #expect(try SceneText.action("add pin.constant -10") == .add(property("pin", .constant), -10))
    #expect(
      try SceneText.action("add list.frame.h -10") == .add(Scene.Property(owner: "list", path: .frame, part: .h), -10))
  }

  @Test func `blocks repeat, nest and may be empty`() throws {
    let actions = try SceneText.actions("repeat 10\n  repeat 0\n  end\n  settle\nend\nblur")
    #expect(actions.count == 2)
    guard case .repeat(10, let body)? = actions.first else { return #expect(Bool(false), "no repeat") }
    #expect(body.map { $0.action } == [.repeat(0, []), .settle])
  }
}
