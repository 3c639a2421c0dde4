import KeyboardEvents
import Testing

@Suite struct MovingNumberTests {
  private static func motion(_ curve: AnimationCurve = .keyboard, over duration: Double = 0.25) -> KeyboardMotion {
    KeyboardMotion(duration: duration, curve: curve)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 42])
  func `goes by the sampled progress, and is at its target exactly at the end`(raw: Int) {
    let motion = Self.motion(AnimationCurve(rawValue: raw))
    var number = MovingNumber(812)
    number.move(to: 477, by: motion, at: 10)
    for frame in 0...30 {
      let expected = 812 - 335 * CurveSampler.progress(at: Double(frame) / 120, of: motion)
      #expect(abs(number.value(at: 10 + Double(frame) / 120) - expected) < 1e-9)
    }
    #expect(number.value(at: 9) == 812 && number.value(at: 10) == 812)
    #expect(number.value(at: 10.25) == 477 && number.value(at: 1_000) == 477 && number.end == 10.25)
  }

  @Test(arguments: [0, 1, 2, 3, 7], 0...30)
  func `turned round at any frame goes on from where it is, bit for bit`(raw: Int, frame: Int) {
    let motion = Self.motion(AnimationCurve(rawValue: raw))
    var number = MovingNumber(0)
    number.move(to: 335, by: motion, at: 0)
    let time = Double(frame) / 120
    let value = number.value(at: time)
    number.move(to: -20, by: motion, at: time)
    #expect(number.value(at: time) == value)
    #expect(number.value(at: time + 0.25) == -20)
  }

  @Test(arguments: 1...29)
  func `a spring that is turned round keeps its speed`(frame: Int) {
    let time = Double(frame) / 120
    for target in [0.0, -100] {
      var number = MovingNumber(0)
      number.move(to: 335, by: Self.motion(), at: 0)
      // The slope before and after, by differences over a step that is small for the curvature there.
      let step = 1e-7
      let before = (number.value(at: time) - number.value(at: time - step)) / step
      #expect(abs(number.speed(at: time) - before) < 0.05)
      number.move(to: target, by: Self.motion(), at: time)
      let after = (number.value(at: time + step) - number.value(at: time)) / step
      #expect(abs(after - before) < 0.05, "from \(before) to \(after)")
    }
  }

  @Test(arguments: 0...30, [340.0, 335, 300, 500, 1_000])
  func `a spring that is sent on swings past no target, and never turns back on its way`(frame: Int, target: Double) {
    var number = MovingNumber(0)
    number.move(to: 335, by: Self.motion(), at: 0)
    let time = Double(frame) / 120
    number.move(to: target, by: Self.motion(over: 0.5), at: time)
    var last = number.value(at: time)
    let isUp = target >= last
    for step in 1...500 {
      let value = number.value(at: time + Double(step) / 1_000)
      if isUp { #expect(value >= last - 1e-9 && value <= target + 1e-9, "\(step) of 500: \(last), \(value)") }
      last = value
    }
    #expect(last == target)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `any other curve begins anew at rest`(raw: Int) {
    let motion = Self.motion(AnimationCurve(rawValue: raw))
    var number = MovingNumber(0)
    number.move(to: 100, by: motion, at: 0)
    number.move(to: 0, by: motion, at: 0.125)
    let value = number.value(at: 0.125)
    for step in 0...10 {
      let time = Double(step) / 40
      let expected = value * (1 - CurveSampler.progress(at: time, of: motion))
      #expect(abs(number.value(at: 0.125 + time) - expected) < 1e-9)
    }
  }

  @Test func `a move without a duration is a cut, also in mid-motion`() {
    var number = MovingNumber(0)
    number.move(to: 100, by: Self.motion(), at: 0)
    number.move(to: 7, by: .immediate, at: 0.1)
    #expect(number.value(at: 0.1) == 7 && number.value(at: 0.2) == 7 && number.speed(at: 0.1) == 0)
    number.move(to: 9, by: Self.motion(.linear), at: 0.1)
    #expect(number.value(at: 0.225) == 8)
  }
}
