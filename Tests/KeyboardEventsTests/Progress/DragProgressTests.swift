import KeyboardEvents
import Testing

@Suite struct `A keyboard under a finger, frame by frame` {
  private let bench = ProgressBench()

  init() {
    bench.show(over: 0)
    bench.forget()
  }

  private func drag(_ tops: Double...) {
    for top in tops {
      bench.keyboard.drag(top: top)
      bench.draw()
    }
  }

  @Test func `each frame of a drag is a move, within the call`() {
    drag(450, 500, 480)
    #expect(bench.told == [.start(from: 200, to: 200), .move(150), .move(100), .move(120)])
    #expect(bench.payloads.map { $0.progress } == [1, 0.75, 0.5, 0.6])
    #expect(bench.payloads.allSatisfy { $0.isInteractive && $0.motion == .immediate && $0.endHeight == $0.height })
    #expect(bench.progress?.isMoving == true)
  }

  @Test func `let go, it settles out of sight by a way of its own`() {
    drag(500)
    bench.hide()
    bench.draw(8)
    #expect(bench.told.prefix(3) == [.start(from: 200, to: 200), .move(100), .start(from: 100, to: 0)])
    #expect(bench.told.last == .end(0) && bench.told.count == 11)
    #expect(bench.payloads.dropFirst(2).allSatisfy { !$0.isInteractive })
  }

  @Test func `let go, it settles in full by a way of its own`() {
    drag(500)
    bench.show()
    bench.draw(8)
    #expect(bench.told.dropFirst(2).first == .start(from: 100, to: 200))
    #expect(bench.told.last == .end(200) && bench.payloads.last?.progress == 1)
  }

  @Test func `brought back by the finger, it ends exactly where it began`() {
    drag(450.1, 517.3, 401.7, 399)
    let start = bench.payloads.first?.height
    #expect(bench.told.last == .end(200) && bench.payloads.last?.height == start)
    #expect(bench.progress?.isMoving == false)
    // Whatever the system says of it then, there is no second end.
    bench.show()
    bench.keyboard.finish()
    bench.draw(8)
    #expect(bench.told.filter { $0 == .end(200) }.count == 1)
  }

  @Test func `dragged out of sight it is still held, and ends with the hide`() {
    drag(600)
    #expect(bench.told.last == .move(0) && bench.progress?.isMoving == true)
    drag(590)
    drag(700)
    #expect(bench.told.last == .move(0))
    bench.hide()
    bench.draw()
    #expect(bench.told.last == .end(0))
    bench.draw(10)
    #expect(bench.told.filter { $0 == .end(0) }.count == 1)
  }

  @Test func `a finger takes over a motion without an end, from where things are`() {
    bench.hide()
    bench.draw(4)
    bench.forget()
    bench.show(over: 1)
    bench.keyboard.drag(top: 550)
    #expect(bench.told == [.start(from: 100, to: 200), .start(from: 100, to: 100), .move(50)])
  }

  @Test func `a drag of a keyboard that is not up is no news`() {
    bench.hide(over: 0)
    bench.forget()
    drag(300, 500)
    #expect(bench.told == [])
  }
}
