import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite("Frames of a scene") struct SceneFrameTests {
  /// What a run shows: the moments after its statements, and the frames between them.
  private func watch(_ text: String, every interval: Double?) throws -> (moments: [SceneMoment], frames: [SceneMoment])
  {
    var (moments, frames): ([SceneMoment], [SceneMoment]) = ([], [])
    var observer = SceneObserver()
    observer.moment = { moments.append($0) }
    observer.frame = { frames.append($0) }
    observer.frameInterval = { interval }
    _ = try Scene(reading: text, name: "test").run(observer: observer)
    return (moments, frames)
  }

  private let lift = """
    screen 375x667
    view page in window 0,0,375,667
    field note in page 16,565,343,44
    avoid a: shift page
    focus note
    show 0,409,375,258 over 0.4 curve 3

    """

  @Test(arguments: [30.0, 60, 120])
  func `while time passes, a motion is seen at each frame where its curve has got to`(rate: Double) throws {
    let frames = try watch(lift + "wait 0.1\nexpect note.frame.y 565\n", every: 1 / rate).frames
    // 0.4 s in all, of which the first quarter passes in the wait.
    #expect(frames.count == Int(0.4 * rate))
    for (index, frame) in frames.enumerated() {
      let way = Double(index + 1) / (0.4 * rate)
      let note = try #require(frame.items.first { $0.name == "note" })
      #expect(abs(frame.time - 0.4 * way) < 1e-9)
      #expect(abs(note.frame.minY - (565 - 200 * way)) < 1e-9)
      #expect(abs((frame.keyboard?.minY ?? 0) - (667 - 258 * way)) < 1e-9)
      #expect(frame.isMoving == (index + 1 < frames.count))
    }
  }

  @Test func `nothing moves, nothing is shown`() throws {
    #expect(try watch(lift.replacing("over 0.4", with: "over 0") + "wait 9\nsettle\n", every: 0.1).frames.isEmpty)
  }

  @Test func `a scene that ends in mid-motion is seen to its end by who asks for frames`() throws {
    let watched = try watch(lift, every: 0.1)
    #expect(watched.frames.count == 4)
    #expect(watched.moments.last?.time == 0.4)
    let unwatched = try watch(lift, every: nil)
    #expect(unwatched.frames.isEmpty)
    #expect(unwatched.moments.last?.time == 0)
  }

  @Test func `what is declared is seen before anything happens`() throws {
    let moments = try watch(lift, every: nil).moments
    // As declared; with the avoider; with the focus; as the motion begins.
    #expect(moments.map { $0.items.contains { $0.isFocused } } == [false, false, true, true])
    #expect(moments.map { $0.isMoving } == [false, false, false, true])
    #expect(try watch("screen 9x9\nview a in window 0,0,1,1\n", every: nil).moments.count == 1)
  }

  @Test func `however long a motion and short the interval, there is an end to the frames`() throws {
    for (duration, interval) in [("1e300", 1e-300), ("1e-300", 1e-300), ("31536000", 1.0 / 60), ("1e-9", 1e9)] {
      let text = lift.replacing("over 0.4", with: "over \(duration)") + "settle\n"
      let frames = try watch(text, every: interval).frames
      #expect((1...SceneObserver.frameLimit).contains(frames.count))
      #expect(frames.last?.isMoving == false)
    }
  }
}
