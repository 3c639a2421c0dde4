import Foundation
import KeyboardEvents
import Testing

@Suite struct KeyboardSpringTests {
  /// √(1000 / 3).
  private let frequency = sqrt(1_000.0 / 3)

  private func displacement(_ seconds: Double) -> Double {
    1 - (1 + frequency * seconds) * exp(-frequency * seconds)
  }

  @Test func `the free spring is critically damped, in closed form`() {
    #expect(abs(KeyboardSpring.frequency - frequency) < 1e-12)
    for step in 0...500 {
      let seconds = Double(step) / 500
      #expect(abs(KeyboardSpring.displacement(at: seconds) - displacement(seconds)) < 1e-9)
    }
    #expect(KeyboardSpring.displacement(at: -1) == 0)
    #expect(KeyboardSpring.displacement(at: 1_000) == 1)
  }

  @Test func `the free spring obeys the equation of motion`() {
    // x'' + 2ωx' + ω²(x - 1) = 0, with the derivatives by differences.
    let step = 1e-4
    for seconds in stride(from: 0.01, through: 0.5, by: 0.01) {
      let (before, at, after) = (
        KeyboardSpring.displacement(at: seconds - step), KeyboardSpring.displacement(at: seconds),
        KeyboardSpring.displacement(at: seconds + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (after - 2 * at + before) / (step * step)
      let rest = acceleration + 2 * frequency * speed + frequency * frequency * (at - 1)
      #expect(abs(rest) < 0.01, "at \(seconds)")
    }
  }

  @Test func `it counts as settled when a thousandth of the way is left`() {
    #expect(abs(displacement(KeyboardSpring.settlingTime) - 0.999) < 1e-9)
  }

  @Test func `progress is the spring stretched to the duration, and what is left is spread by the cube of the time`() {
    let left = 1 - displacement(KeyboardSpring.settlingTime)
    for step in 1..<100 {
      let part = Double(step) / 100
      let expected = displacement(part * KeyboardSpring.settlingTime) + left * part * part * part
      #expect(abs(KeyboardSpring.progress(at: part) - expected) < 1e-9)
    }
    #expect(KeyboardSpring.progress(at: 0) == 0 && KeyboardSpring.progress(at: 1) == 1)
    #expect(KeyboardSpring.progress(at: -1) == 0 && KeyboardSpring.progress(at: 2) == 1)
  }
}
