#if canImport(Glibc)
  // Rounding is the C library's on Linux, where nothing else would link it.
  import Glibc
#endif

/// The keyboard's own spring: mass 3, stiffness 1000, damping 500, which the system treats as critically damped.
///
/// Measured on devices, the spring's natural frequency is that of mass and stiffness alone, √(1000 / 3) per second, and it
/// neither swings nor creeps: 1 − (1 + ωt)e^(−ωt). The reported duration is the time after which it counts as settled; the
/// spring is stretched to it, so a motion is at its end when its time is over.
public enum KeyboardSpring: Sendable {
  /// The natural frequency, per second.
  public static let frequency = (1000.0 / 3).squareRoot()

  /// The time after which less than a thousandth of the way is left, in seconds: (1 + ωt)e^(−ωt) = 0.001 at ωt = 9.2334.
  public static let settlingTime = 9.233413476 / frequency

  /// Returns how much of the way the free spring has come after some seconds.
  public static func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let phase = frequency * seconds
    return 1 - (1 + phase) * exponential(-phase)
  }

  /// Returns the progress at a part of the duration, from 0 to 1, which is reached exactly.
  public static func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return displacement(at: time * settlingTime) / displacement(at: settlingTime)
  }

  /// Returns the rate of progress at a part of the duration, per duration.
  public static func speed(at time: Double) -> Double {
    guard time >= 0, time < 1 else { return 0 }
    let phase = frequency * time * settlingTime
    return frequency * settlingTime * phase * exponential(-phase) / displacement(at: settlingTime)
  }
}

/// e to a power, correct to a few units in the last place, without a C library: Embedded Swift has none.
///
/// The power is halved until the series converges fast, and the result squared as often.
func exponential(_ power: Double) -> Double {
  guard power > -745 else { return 0 }
  guard power < 709 else { return .infinity }
  let whole = (power * 1.4426950408889634).rounded()
  // ln 2 in two parts, so that the remainder keeps its bits.
  let rest = (power - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10
  var term = 1.0
  var sum = 1.0
  for index in 1..<20 {
    term *= rest / Double(index)
    sum += term
  }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
