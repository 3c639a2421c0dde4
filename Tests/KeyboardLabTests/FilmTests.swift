import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("Film")
struct FilmTests {
  @Test func `a statement that changes something at once is one frame`() throws {
    let film = try Films.film(
      """
      screen 375x667
      scroll form in window 0,0,375,667 content 375x1000
      field name in form 16,600,343,44
      avoid a: inset form
      focus name
      show 0,409,375,258 over 0
      expect form.inset.bottom 258
      wait 5
      hide over 0
      expect restored
      """)
    #expect(film.steps.map { $0.text } == ["at first", "focus name", "show 0,409,375,258 over 0", "hide over 0"])
    #expect(film.steps.map { $0.line } == [1, 5, 6, 9])
    #expect(film.steps.map { $0.frames } == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(film.frames.map { $0.moment.keyboard?.minY } == [nil, nil, 409, nil])
    // The field ends at 644, and the keyboard begins at 409: 235 less.
    #expect(film.frames.map { $0.moment.item("name")?.frame.minY } == [600, 600, 365, 600])
    #expect(film.frames.map { $0.moment.time } == [0, 0, 0, 5])
  }

  @Test func `a motion has a frame each sixtieth of a second, each where the curve has got to`() throws {
    let film = try Films.film(Films.linear)
    // 0.4 s are 24 sixtieths; the frame in which the motion begins comes first.
    #expect(film.steps.map { $0.frames } == [0..<1, 1..<2, 2..<27, 27..<52])
    for (number, frame) in film.frames[film.steps[2].frames].enumerated() {
      let way = Double(number) / 24
      let field = try #require(frame.moment.item("note")?.frame.minY)
      let keyboard = try #require(frame.moment.keyboard?.minY)
      #expect(abs(frame.moment.time - 0.4 * way) < 1e-9)
      #expect(abs(field - (565 - 200 * way)) < 1e-9)
      #expect(abs(keyboard - (667 - 258 * way)) < 1e-9)
      #expect(frame.moment.isMoving == (number < 24))
    }
    let last = try #require(film.frames.last?.moment)
    #expect(last.item("note")?.frame.minY == 565)
    #expect(last.keyboard == nil)
    #expect(!last.isMoving)
  }

  @Test func `a motion that is turned round goes on from where it is`() throws {
    let film = try Films.film(Films.linear + "wait 0.1\nshow 0,409,375,258 over 0.2 curve 3\nsettle\n")
    let steps = film.steps.map { $0.text }
    #expect(steps.suffix(2) == ["wait 0.1", "show 0,409,375,258 over 0.2 curve 3"])
    let turn = film.steps[film.steps.count - 1].frames.lowerBound
    let places = film.frames[(turn - 1)...].compactMap { $0.moment.item("note")?.frame.minY }
    // After a quarter of the way back the field is at 365 + 50; from there 12 sixtieths lead up again.
    #expect(places.count == 14)
    for (number, place) in places.enumerated() {
      #expect(abs(place - (415 - 50 * Double(max(0, number - 1)) / 12)) < 1e-9)
    }
  }

  @Test func `what is told belongs to the frame that shows it`() throws {
    let film = try Films.film(Films.linear + "expect note.frame.y 9\n")
    let show = film.frames[film.steps[2].frames]
    let events = show.flatMap { $0.notes }.compactMap { if case .event(let text) = $0 { text } else { nil } }
    #expect(
      events.map { $0.prefix { $0 != " " } } == [
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame", "keyboardDidShow",
      ])
    let first = try #require(show.first)
    #expect(
      first.notes.contains { if case .decision(let words) = $0 { words.wishes == ["shift -200"] } else { false } })
    #expect(film.frames.last?.notes.last == .expectation("expect note.frame.y 9", found: "found 565"))
    #expect(film.frames.flatMap { $0.notes }.filter { $0.isTrouble }.count == 1)
  }

  @Test func `a film ends where nobody would look any longer`() throws {
    let film = try Films.film("screen 9x9\nview a in window 0,0,1,1\nrepeat 2000\nadd a.frame.x 1\nend\n")
    #expect(film.frames.count == Film.limit)
    #expect(film.isCut)
  }

  @Test func `a motion of a year has no more frames than one can look at`() throws {
    let film = try Films.film("screen 375x667\nshow 0,409,375,258 over 31536000 curve 3\n")
    #expect(film.frames.count == 2 + SceneObserver.frameLimit)
    #expect(film.frames.last?.moment.time == 31_536_000)
    #expect(film.frames.last?.moment.keyboard?.minY == 409)
  }

  @Test func `a scene without anything still has a frame`() throws {
    #expect(try Films.film("screen 0x0\n").frames.count == 1)
  }

  @Test func `motion takes its own time on the line, and what is at once is held`() throws {
    let film = try Films.film(Films.linear)
    let clock = FilmClock(film)
    // At first and the focus for 0.6 s each; then 0.4 s of motion, and its end for 0.6 s; the same again.
    for (frame, start) in [(0, 0), (1, 0.6), (2, 1.2), (3, 1.2 + 1.0 / 60), (26, 1.6), (27, 2.2), (51, 2.6)] {
      #expect(abs(clock.starts[frame] - start) < 1e-9)
    }
    #expect(abs(clock.length - 3.2) < 1e-9)
  }
}
