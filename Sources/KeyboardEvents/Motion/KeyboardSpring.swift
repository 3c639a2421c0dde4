/// The keyboard's own spring: mass 3, stiffness 1000, damping 500, which the system treats as critically damped.
///
/// The natural frequency is that of mass and stiffness alone, √(1000 / 3) per second, and the spring neither swings nor
/// creeps: 1 − (1 + ωt)e^(−ωt). A motion stretches it to its own duration; what is left of the way then, a thousandth, is
/// spread over the whole motion with the cube of the time, so that it ends where it should and starts as it would.
public enum KeyboardSpring: Sendable {
  /// The natural frequency, per second.
  public static let frequency = (1000.0 / 3).squareRoot()

  /// The phase ωt at which a thousandth of the way is left: (1 + x)e^(−x) = 0.001.
  static let settledPhase = 9.233413476451585

  /// The time after which a thousandth of the way is left, in seconds.
  public static let settlingTime = settledPhase / frequency

  /// Returns how much of the way the free spring has come after some seconds, from 0 to 1.
  public static func displacement(at seconds: Double) -> Double {
    seconds > 0 ? 1 - remainder(frequency * seconds) : 0
  }

  /// Returns the progress of a motion at a part of its duration; 0 at 0 and 1 at 1, exactly.
  public static func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return 1 - remainder(settledPhase * time) + remainder(settledPhase) * (time * time * time)
  }
}

extension KeyboardSpring {
  /// The part of the way that is left at a phase.
  private static func remainder(_ phase: Double) -> Double { (1 + phase) * exponential(-phase) }

  /// The rate of progress at a part of the duration, per duration.
  static func rate(at time: Double) -> Double {
    guard time >= 0, time < 1 else { return 0 }
    let phase = settledPhase * time
    return settledPhase * phase * exponential(-phase) + 3 * remainder(settledPhase) * time * time
  }

  /// Where a motion is that had a speed of one way per duration at its start, and no way to go; 0 at 0 and at 1.
  static func drift(at time: Double) -> Double {
    guard time > 0, time < 1 else { return 0 }
    return time * exponential(-settledPhase * time) - exponential(-settledPhase) * (time * time * time)
  }

  /// The rate of the drift, per duration: 1 at 0.
  static func driftRate(at time: Double) -> Double {
    guard time >= 0, time < 1 else { return 0 }
    return (1 - settledPhase * time) * exponential(-settledPhase * time) - 3 * exponential(-settledPhase) * time * time
  }
}
