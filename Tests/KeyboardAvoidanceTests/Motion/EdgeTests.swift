import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `The content's edge` {
  /// The distance between the keyboard's top, which is the screen's bottom while it is away, and the edge.
  private func distance(_ edge: EdgeScene, at moment: SceneMoment) throws -> Double {
    try abs(edge.edge(at: moment) - (moment.keyboard?.minY ?? 812))
  }

  /// The greatest distance over all moments of a program.
  private func distance(_ edge: EdgeScene, _ program: String) throws -> Double {
    try edge.moments(program).map { try distance(edge, at: $0) }.max() ?? .infinity
  }

  @Test(arguments: EdgeScene.allCases, [0, 1, 2, 3, 7, 42])
  func `is at the keyboard's in every frame, up, higher and down`(edge: EdgeScene, curve: Int) throws {
    let program = """
      show 0,477,375,335 over 0.25 curve \(curve)
      \(frames(32))
      move 0,417,375,395 over 0.3 curve \(curve)
      \(frames(38))
      hide over 0.25 curve \(curve)
      \(frames(32))
      """
    #expect(try distance(edge, program) < 0.01)
    // The edge has really moved: in the middle of the show it stands away from both ends.
    let middle = try edge.moments("show 0,477,375,335 over 0.25 curve 3\n" + frames(15)).last
    #expect(try abs(edge.edge(at: #require(middle)) - 644.5) < 0.01)
  }

  @Test(arguments: EdgeScene.allCases, [2, 7])
  func `stays there when the motion is turned round at any frame`(edge: EdgeScene, curve: Int) throws {
    for frame in 0...30 {
      let program = """
        show 0,477,375,335 over 0.25 curve \(curve)
        \(frames(frame))
        hide over 0.25 curve \(curve)
        \(frames(frame / 2))
        show 0,437,375,375 over 0.35 curve \(curve)
        \(frames(frame / 3))
        move 0,497,375,315 over 0.25 curve \(curve)
        \(frames(32))
        """
      #expect(try distance(edge, program) < 0.01, "turned round at frame \(frame)")
    }
  }

  @Test(arguments: EdgeScene.allCases)
  func `is there in the same frame under a finger`(edge: EdgeScene) throws {
    let drags = "drag 500\ndrag 612.5\ndrag 811\ndrag 812\ndrag 640.3\ndrag 477\ndrag 300\n"
    let moments = try edge.moments("show 0,477,375,335\nsettle\n" + drags).dropFirst(2)
    #expect(moments.map { $0.keyboard?.minY } == [500, 612.5, 811, nil, 640.3, 477, 477])
    for moment in moments { #expect(try distance(edge, at: moment) < 1e-9) }
    // Without a keyboard there is nothing to drag.
    #expect(try distance(edge, drags) == 0)
  }

  @Test(
    arguments: EdgeScene.allCases, ["hide over 0.25", "show 0,477,375,335 over 0.25", "move 0,517,375,295 over 0.25"])
  func `settles with the keyboard where the finger has let go`(edge: EdgeScene, settling: String) throws {
    let program = "show 0,477,375,335\nsettle\ndrag 600\ndrag 650\n\(settling) curve 7\n" + frames(32)
    let moments = try edge.moments(program).dropFirst()
    for moment in moments { #expect(try distance(edge, at: moment) < 0.01) }
    #expect(try distance(edge, at: #require(moments.last)) == 0)
  }
}

@Suite struct `What was cancelled` {
  /// Whether everything stands at the end of a program as it did after a show, bit for bit.
  private func isAsBefore(_ edge: EdgeScene, _ program: String) throws -> Bool {
    let moments = try edge.moments("show 0,477,375,335\nsettle\n" + program + "\nsettle\n")
    let (before, after) = (try #require(moments.dropFirst().first), try #require(moments.last))
    #expect(after.keyboard == before.keyboard)
    return before.bits == after.bits
  }

  @Test(arguments: EdgeScene.allCases)
  func `by the finger that drags ends exactly where it began`(edge: EdgeScene) throws {
    #expect(try isAsBefore(edge, "drag 500.1\ndrag 700.7\ndrag 812\ndrag 533.3\ndrag 401.9"))
    #expect(try isAsBefore(edge, "drag 500.1\ndrag 690.7\nshow 0,477,375,335 over 0.25"))
    #expect(try isAsBefore(edge, "drag 812\nmove 0,477,375,335 over 0.25 curve 2"))
  }

  @Test(arguments: EdgeScene.allCases)
  func `while the keyboard slides out with its screen ends exactly where it began`(edge: EdgeScene) throws {
    // An interactive pop: the window goes aside with the finger, the keyboard with it, and both come back.
    let steps = [33.3, 120.7, 374.9, 375, 201.1, 7.9, 0].map {
      "set window.frame \($0),0,375,812\nmove \($0),477,375,335 over 0"
    }
    #expect(try isAsBefore(edge, steps.joined(separator: "\n")))
  }

  @Test(arguments: EdgeScene.allCases)
  func `after the keyboard has been told to leave for it ends exactly where it began`(edge: EdgeScene) throws {
    #expect(
      try isAsBefore(
        edge, "hide over 0\nset window.frame 150.5,0,375,812\nset window.frame 0,0,375,812\nshow 0,477,375,335 over 0"))
    #expect(try isAsBefore(edge, "hide\nwait 0.1\nshow 0,477,375,335"))
  }

  @Test(arguments: EdgeScene.allCases)
  func `while all avoiders were suspended ends exactly where it began`(edge: EdgeScene) throws {
    let suspend = edge.avoiders.map { "suspend \($0)" }.joined(separator: "\n")
    let resume = edge.avoiders.map { "resume \($0)" }.joined(separator: "\n")
    #expect(try isAsBefore(edge, "\(suspend)\nhide over 0\nmove 100,477,375,335 over 0\nshow 0,477,375,335\n\(resume)"))
  }
}

extension SceneMoment {
  /// Every number that can be seen, by its bits: 0 and -0 are two.
  fileprivate var bits: [UInt64] {
    items.flatMap { item in
      var numbers = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
      for reading in item.values {
        switch reading.value {
        case .number(let number): numbers.append(number)
        case .point(let point): numbers += [point.x, point.y]
        default: break
        }
      }
      return numbers.map { $0.bitPattern }
    }
  }
}
