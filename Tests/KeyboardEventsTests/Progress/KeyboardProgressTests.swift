import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `A keyboard's way, frame by frame` {
  private let bench = ProgressBench()
  private var heights: [Double] { bench.payloads.map { $0.height } }

  @Test func `a show is a start, a move for each frame, and an end`() {
    bench.show()
    bench.draw(10)
    // 200 points in 8 frames are 25 for each.
    #expect(
      bench.told == [
        .start(from: 0, to: 200), .move(25), .move(50), .move(75), .move(100), .move(125), .move(150), .move(175),
        .end(200),
      ])
    #expect(bench.payloads.map { $0.progress } == [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1])
    #expect(bench.payloads.allSatisfy { $0.endHeight == 200 && !$0.isInteractive && $0.screen == .main })
    #expect(bench.payloads.allSatisfy { $0.motion == KeyboardMotion(duration: 0.25, curve: .linear) })
    #expect(bench.progress?.isMoving == false)
  }

  @Test func `a hide goes down to 0, by the size that the keyboard had`() {
    bench.show(over: 0)
    bench.forget()
    bench.hide()
    bench.draw(8)
    #expect(bench.told.first == .start(from: 200, to: 0) && bench.told.last == .end(0))
    #expect(bench.payloads.map { $0.progress } == [1, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0])
  }

  @Test func `a hide in mid-motion goes on from where the keyboard is, and only it is ended`() {
    bench.show()
    bench.draw(4)
    bench.hide()
    bench.draw(8)
    #expect(
      bench.told == [
        .start(from: 0, to: 200), .move(25), .move(50), .move(75), .move(100), .start(from: 100, to: 0), .move(87.5),
        .move(75), .move(62.5), .move(50), .move(37.5), .move(25), .move(12.5), .end(0),
      ])
  }

  @Test func `a keyboard that grows in mid-motion is a part of its new height`() {
    bench.show()
    bench.draw(4)
    bench.show(Rect(x: 0, y: 350, width: 320, height: 250))
    #expect(bench.told.last == .start(from: 100, to: 250))
    #expect(bench.payloads.last?.progress == 0.4)
    bench.draw(8)
    #expect(bench.told.last == .end(250) && bench.payloads.last?.progress == 1)
  }

  @Test func `one that becomes lower stands in full all the time`() {
    bench.show(over: 0)
    bench.forget()
    bench.show(Rect(x: 0, y: 440, width: 320, height: 160))
    bench.draw(8)
    #expect(heights == [200, 195, 190, 185, 180, 175, 170, 165, 160])
    #expect(bench.payloads.allSatisfy { $0.progress == 1 })
  }

  @Test(arguments: [0, -0.0])
  func `without a duration a way is a start and an end`(duration: Double) {
    bench.show(over: duration)
    #expect(bench.told == [.start(from: 0, to: 200), .end(200)])
    bench.draw(3)
    #expect(bench.told.count == 2)
  }

  @Test func `a cut in mid-motion ends there, once`() {
    bench.show()
    bench.draw(2)
    bench.hide(over: 0)
    bench.draw(8)
    #expect(
      bench.told == [.start(from: 0, to: 200), .move(25), .move(50), .start(from: 50, to: 0), .end(0)])
  }

  @Test func `the same place told again is no news, and the way goes on`() {
    bench.show()
    bench.draw(4)
    bench.show()
    bench.keyboard.finish()
    bench.draw(4)
    #expect(bench.told.count == 9 && bench.told.last == .end(200))
  }

  @Test func `a frame at the same time is told once, and one late enough is the end`() {
    bench.show()
    bench.progress?.draw()
    #expect(bench.told.count == 1)
    bench.draw()
    bench.progress?.draw()
    #expect(bench.told.count == 2)
    bench.clock.advance(by: 100)
    bench.progress?.draw()
    bench.progress?.draw()
    #expect(bench.told == [.start(from: 0, to: 200), .move(25), .end(200)])
  }

  @Test func `the spring's heights are its sampled progress`() {
    bench.show(over: 0.5, .keyboard)
    let motion = KeyboardMotion(duration: 0.5, curve: .keyboard)
    bench.clock.advance(by: 0.5, framesPerSecond: 120) { bench.progress?.draw() }
    // 60 frames: 59 moves between start and end.
    #expect(heights.count == 61)
    for (frame, height) in heights.enumerated() {
      #expect(abs(height - 200 * CurveSampler.progress(at: Double(frame) / 120, of: motion)) < 1e-9)
    }
  }

  @Test func `a keyboard that floats counts as away, and what only moves about is no news`() {
    bench.show(over: 0)
    bench.forget()
    try? bench.keyboard.move(to: Rect(x: 20, y: 100, width: 280, height: 200), over: 0)
    #expect(bench.told == [.start(from: 200, to: 0), .end(0)])
    try? bench.keyboard.move(to: Rect(x: 20, y: 150, width: 280, height: 200))
    bench.hide()
    bench.draw(8)
    #expect(bench.told.count == 2)
  }
}
