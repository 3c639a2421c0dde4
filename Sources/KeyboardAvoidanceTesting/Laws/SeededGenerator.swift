/// A generator of random numbers that a seed determines: the same numbers on every machine, in every run.
///
/// SplitMix64 (Steele, Lea and Flood 2014): one addition and three mixing steps, and any seed is as good as any other.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// Whether something happens that happens once in so many times.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// A whole number from 0 up to but not with a limit above 0.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  /// A number in a range: mostly whole, as apps have them, and sometimes one that no binary fraction is equal to.
  mutating func number(_ least: Double, _ greatest: Double) -> Double {
    let span = max(0, greatest - least)
    guard isOne(in: 8) else { return (least + span * unit()).rounded(.down) }
    return least + span * unit()
  }

  /// One of these, or nil where there is none.
  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  private mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
