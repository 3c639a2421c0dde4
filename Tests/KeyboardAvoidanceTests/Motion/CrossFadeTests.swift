import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `Where the person prefers that things fade` {
  private let bench = AvoiderBench()

  init() { bench.tracker.prefersCrossFadeTransitions = true }

  @Test func `the animator is told, with the time and the curve that a fade would have`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show(over: 0.35)
    bench.hide()
    #expect(
      bench.animator.motions == [
        KeyboardMotion(duration: 0.35, curve: .keyboard, isCrossFade: true),
        KeyboardMotion(duration: 0.25, curve: .keyboard, isCrossFade: true),
      ])
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
  }

  @Test func `and no more once that is over, also for a keyboard that is up`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.tracker.prefersCrossFadeTransitions = false
    #expect(!bench.tracker.state().motion.isCrossFade)
    bench.tree.add("low", in: "form", Rect(x: 16, y: 473, width: 343, height: 44))
    bench.tree.focusedNode = "low"
    bench.center.post(.editingChange, .began)
    #expect(bench.animator.motions.map { $0.isCrossFade } == [true, false])
  }

  @Test func `the hide without a frame that the system sends then gives everything back`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    for event in [KeyboardEvent.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      bench.center.post(event.name, KeyboardTransition(endFrame: .zero, animationDuration: 0.383))
    }
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
    #expect(bench.log.kinds == [])
  }

  @Test func `the keyboard's way is a start and an end`() {
    let clock = ManualClock()
    let progress = KeyboardProgressEmitter(tracker: bench.tracker, clock: { clock.now })
    var told: [String] = []
    var tokens: [ObservationToken] = []
    for (name, word) in [
      (EventName<KeyboardProgress>.keyboardMotionStart, "start"), (.keyboardMotionMove, "move"),
      (.keyboardMotionEnd, "end"),
    ] {
      bench.center.addObserver(for: name) { told.append("\(word) \($0.height) of \($0.endHeight)") }
        .store(in: &tokens)
    }
    bench.show()
    #expect(told == ["start 0.0 of 335.0", "end 335.0 of 335.0"])
    clock.advance(by: 0.5, framesPerSecond: 60) { progress.draw() }
    #expect(told.count == 2 && !progress.isMoving)
    // A finger still moves it: that is no transition.
    bench.emitter.drag(top: 600)
    #expect(told.suffix(2) == ["start 335.0 of 335.0", "move 212.0 of 212.0"])
    bench.hide()
    #expect(told.suffix(2) == ["start 212.0 of 0.0", "end 0.0 of 0.0"])
  }

  @Test func `what is drawn by a motion is there at once`() {
    let motion = KeyboardMotion(duration: 0.25, curve: .keyboard, isCrossFade: true)
    #expect(motion.timeInMotion == 0 && CurveSampler.progress(at: 0, of: motion) == 1)
    var number = MovingNumber(10)
    number.move(to: 20, by: motion, at: 3)
    #expect(number.value(at: 3) == 20 && number.speed(at: 3) == 0 && number.end == 3)
  }

  @Test func `a motion that is under way is cut by the next one, which fades`() {
    var number = MovingNumber(0)
    number.move(to: 100, by: KeyboardMotion(duration: 1, curve: .keyboard), at: 0)
    number.move(to: 50, by: KeyboardMotion(duration: 1, curve: .keyboard, isCrossFade: true), at: 0.25)
    for time in [0.25, 0.5, 2] { #expect(number.value(at: time) == 50) }
  }
}
