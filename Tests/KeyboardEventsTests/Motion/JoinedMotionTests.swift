import KeyboardEvents
import Testing

@Suite struct `What joins a motion in the middle` {
  private static let curves = [0, 1, 2, 3, 7, 42]

  @Test(arguments: curves, 1...29)
  func `is as far on its way as the rest of that motion, in every frame`(raw: Int, frame: Int) {
    let whole = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: raw))
    let joined = Double(frame) / 120
    var keyboard = MovingNumber(812)
    keyboard.move(to: 477, by: whole, at: 0)
    var content = MovingNumber(100)
    content.move(
      to: 20, by: KeyboardMotion(duration: 0.25 - joined, curve: whole.curve, elapsed: joined), at: joined)
    let start = keyboard.value(at: joined)
    for step in 0...20 {
      let time = joined + (0.25 - joined) * Double(step) / 20
      let part = (start - keyboard.value(at: time)) / (start - 477)
      #expect(abs(content.value(at: time) - (100 - 80 * part)) < 1e-9, "\(step) of 20")
    }
    #expect(content.value(at: joined) == 100 && content.value(at: 0.25) == 20)
  }

  @Test(arguments: 1...29)
  func `has the speed of that motion, and hands it on`(frame: Int) {
    let joined = Double(frame) / 120
    var number = MovingNumber(0)
    number.move(to: 100, by: KeyboardMotion(duration: 0.25 - joined, curve: .keyboard, elapsed: joined), at: joined)
    let (time, step) = (joined + (0.25 - joined) / 3, 1e-9)
    let slope = (number.value(at: time) - number.value(at: time - step)) / step
    #expect(abs(number.speed(at: time) - slope) < 0.05)
    number.move(to: 0, by: KeyboardMotion(duration: 0.25, curve: .keyboard), at: time)
    #expect(abs((number.value(at: time + step) - number.value(at: time)) / step - slope) < 0.05)
  }

  @Test(arguments: curves)
  func `at the very end is there, and never anywhere else than on its way`(raw: Int) {
    for left in [0.1, 1e-3, 1e-9, 1e-15, .leastNormalMagnitude] {
      let motion = KeyboardMotion(duration: left, curve: AnimationCurve(rawValue: raw), elapsed: 1)
      for part in [0, 0.25, 0.5, 0.999, 1] {
        let progress = CurveSampler.progress(at: part * left, of: motion)
        #expect((-1e-6...1).contains(progress), "\(part) of \(left)")
      }
      #expect(CurveSampler.progress(at: left, of: motion) == 1)
    }
  }

  @Test func `has what is left of the keyboard's motion`() {
    var now = 100.0
    let bench = TrackerBench(clock: { now })
    #expect(bench.tracker.motionToJoin() == .immediate)
    let up = Rect(x: 0, y: 352, width: 320, height: 216)
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.5, animationCurve: .easeIn))
    let whole = KeyboardMotion(duration: 0.5, curve: .easeIn)
    #expect(bench.tracker.motionToJoin() == whole)
    now = 100.125
    #expect(bench.tracker.motionToJoin() == KeyboardMotion(duration: 0.375, curve: .easeIn, elapsed: 0.125))
    #expect(bench.tracker.state().motion == whole)
    // The same news again changes nothing; and the motion that is over can only be gone by as a whole.
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.5, animationCurve: .easeIn))
    #expect(bench.tracker.motionToJoin().elapsed == 0.125)
    for time in [100.5, 200, 99, .nan] {
      now = time
      #expect(bench.tracker.motionToJoin() == whole)
    }
  }

  @Test func `has the whole of it where nobody knows the time`() {
    let bench = TrackerBench()
    let up = Rect(x: 0, y: 352, width: 320, height: 216)
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.5))
    #expect(bench.tracker.motionToJoin() == KeyboardMotion(duration: 0.5, curve: .keyboard))
  }

  #if !os(iOS)
    @Test func `cannot have begun before it began`() async {
      await #expect(processExitsWith: .failure) { _ = KeyboardMotion(duration: 1, curve: .linear, elapsed: -1) }
      await #expect(processExitsWith: .failure) { _ = KeyboardMotion(duration: 1, curve: .linear, elapsed: .nan) }
    }
  #endif
}
