import Foundation
import KeyboardEvents
import Testing

/// A cubic Bézier from (0, 0) to (1, 1), by its definition.
private struct Bezier {
  var first: (x: Double, y: Double)
  var second: (x: Double, y: Double)

  private func point(_ t: Double) -> (x: Double, y: Double) {
    // De Casteljau: three times the way between neighbours.
    func between(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (between((0, 0), first), between(first, second), between(second, (1, 1)))
    return between(between(a, b), between(b, c))
  }

  /// The progress at each of `count` + 1 times, by walking along the curve in fine steps and by the line between two.
  func progress(count: Int, steps: Int) -> [Double] {
    var answers: [Double] = []
    var last = point(0)
    for step in 1...steps {
      let next = point(Double(step) / Double(steps))
      while answers.count <= count, Double(answers.count) / Double(count) <= next.x {
        let part = (Double(answers.count) / Double(count) - last.x) / (next.x - last.x)
        answers.append(last.y + (next.y - last.y) * part)
      }
      last = next
    }
    if answers.count == count { answers.append(1) }
    return answers
  }
}

@Suite struct CurveSamplerTests {
  private static let curves: [(AnimationCurve, Bezier)] = [
    (.easeInOut, Bezier(first: (0.42, 0), second: (0.58, 1))), (.easeIn, Bezier(first: (0.42, 0), second: (1, 1))),
    (.easeOut, Bezier(first: (0, 0), second: (0.58, 1))),
    (.linear, Bezier(first: (0.25, 0.25), second: (0.75, 0.75))),
  ]

  @Test(arguments: 0..<4)
  func `a named curve is its Bézier, to a millionth`(index: Int) {
    let (curve, bezier) = Self.curves[index]
    let expected = bezier.progress(count: 100, steps: 100_000)
    #expect(expected.count == 101)
    for (step, progress) in expected.enumerated() {
      let motion = KeyboardMotion(duration: 2, curve: curve)
      let sampled = CurveSampler.progress(at: Double(step) / 50, of: motion)
      #expect(abs(sampled - progress) < 1e-6, "\(curve.rawValue) at \(step) of 100")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 9, -1])
  func `every curve begins at 0, ends at 1, and never goes back`(raw: Int) {
    let motion = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: raw))
    #expect(CurveSampler.progress(at: -1, of: motion) == 0)
    #expect(CurveSampler.progress(at: 0, of: motion) == 0)
    #expect(CurveSampler.progress(at: 0.25, of: motion) == 1)
    #expect(CurveSampler.progress(at: 100, of: motion) == 1)
    var last = 0.0
    for step in 0...1_000 {
      let progress = CurveSampler.progress(at: 0.25 * Double(step) / 1_000, of: motion)
      #expect(progress >= last && progress <= 1)
      last = progress
    }
  }

  @Test(arguments: [0, 3, 7])
  func `a motion without duration is always done`(raw: Int) {
    let motion = KeyboardMotion(duration: 0, curve: AnimationCurve(rawValue: raw))
    for seconds in [0.0, 1e-300, 1] { #expect(CurveSampler.progress(at: seconds, of: motion) == 1) }
  }

  @Test(arguments: [7, 4, 8, 42, -3, Int.max])
  func `a curve without a name moves like the keyboard's own`(raw: Int) {
    for part in [0.1, 0.5, 0.9] {
      let motion = KeyboardMotion(duration: 1, curve: AnimationCurve(rawValue: raw))
      #expect(CurveSampler.progress(at: part, of: motion) == KeyboardSpring.progress(at: part))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a time that is no number of seconds gives a progress from 0 to 1`(seconds: Double) {
    for raw in [0, 1, 2, 3, 7] {
      let motion = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: raw))
      #expect((0...1).contains(CurveSampler.progress(at: seconds, of: motion)))
    }
  }

  @Test func `the ends of a curve count by its control points alone`() {
    let steep = CubicTiming(x1: 0, y1: 1, x2: 0, y2: 1)
    // With t the cube root of the time: 3(1 - t)²t + 3(1 - t)t² + t³ = 1 - (1 - t)³.
    for time in [0.001, 0.125, 0.5, 0.9] {
      #expect(abs(steep.progress(at: time) - (1 - pow(1 - cbrt(time), 3))) < 1e-12)
    }
    #expect(steep.progress(at: -1) == 0 && steep.progress(at: 2) == 1)
  }

  #if !os(iOS)
    @Test func `a control point outside of time is a programming error`() async {
      await #expect(processExitsWith: .failure) { _ = CubicTiming(x1: -0.1, y1: 0, x2: 0.5, y2: 1) }
      await #expect(processExitsWith: .failure) { _ = CubicTiming(x1: 0.5, y1: 0, x2: 1.1, y2: 1) }
      await #expect(processExitsWith: .failure) { _ = CubicTiming(x1: .nan, y1: 0, x2: 1, y2: 1) }
    }
  #endif
}
