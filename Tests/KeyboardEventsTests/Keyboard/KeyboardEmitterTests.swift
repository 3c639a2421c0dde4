import KeyboardEvents
import Testing

@Suite struct KeyboardEmitterTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let down = Rect(x: 0, y: 568, width: 320, height: 216)
  private let bench = EmitterBench()
  private var emitter: KeyboardEmitter { bench.emitter }

  @Test func `a show is will-change and will-show, and ends with did-change and did-show`() throws {
    try emitter.show(to: up)
    #expect(bench.events == [.willChangeFrame, .willShow])
    emitter.finish()
    #expect(bench.events == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
  }

  @Test func `a hide is will-change and will-hide, and ends with did-change and did-hide`() {
    emitter.hide(to: down)
    emitter.finish()
    #expect(bench.events == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
  }

  @Test func `a move is will-change alone, and ends with did-change`() throws {
    try emitter.move(to: up)
    emitter.finish()
    #expect(bench.events == [.willChangeFrame, .didChangeFrame])
  }

  @Test func `all events of a transition bear the same payload`() throws {
    try emitter.show(to: up, from: down, over: 0.35, curve: .linear)
    emitter.finish()
    let first = try #require(bench.posted.first?.transition)
    #expect(bench.posted.allSatisfy { $0.transition == first })
    #expect(first.endFrame == up && first.beginFrame == down)
    #expect(first.animationDuration == 0.35 && first.animationCurve == .linear)
    #expect(first.isLocal == true && first.screen == nil)
  }

  @Test func `the numbers of transitions grow`() throws {
    try emitter.show(to: up)
    try emitter.move(to: up)
    emitter.hide(to: down)
    let numbers = bench.posted.map { $0.transition.sequence }
    try #require(numbers.count == 5)
    #expect(numbers[0] == numbers[1] && numbers[3] == numbers[4])
    #expect(numbers[1] < numbers[2] && numbers[2] < numbers[3])
  }

  @Test func `a motion begins where the last one ended, and the first one nowhere`() throws {
    #expect(emitter.lastFrame() == nil)
    try emitter.show(to: up)
    try emitter.move(to: up.offsetBy(y: -40))
    emitter.hide(to: down)
    let frames = bench.posted.map { $0.transition.beginFrame }
    #expect(frames == [nil, nil, up, up.offsetBy(y: -40), up.offsetBy(y: -40)])
    #expect(emitter.lastFrame() == down)
  }

  @Test func `a begin frame that is given counts instead`() throws {
    try emitter.show(to: up)
    emitter.hide(to: down, from: .zero)
    #expect(bench.posted.last?.transition.beginFrame == .zero)
  }

  @Test func `each screen has its own last frame and its own motion`() throws {
    let other = ScreenID(rawValue: 4)
    try emitter.show(to: up)
    try emitter.show(to: down, screen: other)
    #expect(emitter.lastFrame() == up)
    #expect(emitter.lastFrame(on: other) == down)
    #expect(bench.posted.map { $0.transition.beginFrame } == [nil, nil, nil, nil])
    #expect(bench.posted.map { $0.transition.screen } == [nil, nil, other, other])
    bench.forgetPosts()
    emitter.finish(screen: other)
    #expect(bench.posted.map { $0.transition.endFrame } == [down, down])
    emitter.finish()
    #expect(bench.posted.map { $0.transition.endFrame } == [down, down, up, up])
  }

  @Test func `a hide without a frame is posted without one, and the last frame stays`() throws {
    try emitter.show(to: up)
    bench.forgetPosts()
    emitter.hide(to: nil)
    emitter.finish()
    #expect(bench.events == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(bench.posted.allSatisfy { $0.transition.endFrame == nil && $0.transition.beginFrame == up })
    #expect(emitter.lastFrame() == up)
  }

  @Test func `what is left out stays missing, and a duration of zero stays zero`() throws {
    try emitter.show(to: up, over: nil, curve: nil)
    try emitter.move(to: up, over: 0)
    #expect(bench.posted.first?.transition.animationDuration == nil)
    #expect(bench.posted.first?.transition.animationCurve == nil)
    #expect(bench.posted.last?.transition.animationDuration == 0)
    #expect(bench.posted.last?.transition.animationCurve == .keyboard)
  }

  @Test func `finishing without a motion, or twice, posts nothing`() throws {
    emitter.finish()
    #expect(bench.posted == [])
    try emitter.show(to: up)
    emitter.finish(screen: ScreenID(rawValue: 9))
    #expect(bench.posted.count == 2)
    emitter.finish()
    emitter.finish()
    #expect(bench.posted.count == 4)
  }

  @Test func `a motion that another one interrupted sends no did- event`() throws {
    try emitter.show(to: up)
    emitter.hide(to: down)
    emitter.finish()
    #expect(
      bench.events == [.willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide])
    try emitter.show(to: up)
    try emitter.move(to: up.offsetBy(y: -40))
    bench.forgetPosts()
    emitter.finish()
    #expect(bench.events == [.didChangeFrame])
  }

  @Test func `a will- event that a source passes on interrupts a motion too`() throws {
    try emitter.show(to: up)
    try emitter.post(.willHide, KeyboardTransition(endFrame: down))
    bench.forgetPosts()
    emitter.finish()
    #expect(bench.events == [])
  }

  @Test func `a motion that a handler interrupts is not finished in place of the one that interrupted it`() throws {
    let emitter = bench.emitter
    let down = down
    let token = bench.center.addObserver(for: .keyboardWillShow) { _ in emitter.hide(to: down) }
    try emitter.show(to: up)
    token.cancel()
    bench.forgetPosts()
    emitter.finish()
    #expect(bench.events == [.didChangeFrame, .didHide])
  }

  @Test func `what a handler sends on another screen interrupts nothing`() throws {
    let emitter = bench.emitter
    let other = ScreenID(rawValue: 2)
    let down = down
    let token = bench.center.addObserver(for: .keyboardWillChangeFrame) { transition in
      if transition.screen == nil { emitter.hide(to: down, screen: other) }
    }
    try emitter.show(to: up)
    token.cancel()
    bench.forgetPosts()
    emitter.finish()
    #expect(bench.events == [.didChangeFrame, .didShow])
  }

  @Test func `a drag is posted with its screen`() {
    emitter.drag(top: 400)
    emitter.drag(top: -3, screen: ScreenID(rawValue: 2))
    #expect(bench.drags == [KeyboardDrag(top: 400), KeyboardDrag(top: -3, screen: ScreenID(rawValue: 2))])
    #expect(bench.log.kinds == [])
  }

  @Test func `correct use is no issue`() throws {
    try emitter.show(to: up)
    emitter.finish()
    emitter.hide(to: nil)
    emitter.finish()
    #expect(bench.log.kinds == [])
  }
}
