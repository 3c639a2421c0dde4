/// A whole number of any length, with just the arithmetic that exact decimal conversion needs.
struct WideInteger {
  /// 32 bits each, the lowest first, none at the end that is zero.
  private var limbs: [UInt32]

  init(_ value: UInt32) {
    limbs = value == 0 ? [] : [value]
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number of bits from the highest that is set.
  var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

  /// Multiplies by one number and adds another.
  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { limbs.append(UInt32(carry)) }
  }

  /// Multiplies by a power of five.
  mutating func multiply(byPowerOfFive power: Int) {
    // 5^13 is the largest that 32 bits hold.
    for _ in 0..<power / 13 { multiply(by: 1_220_703_125) }
    for _ in 0..<power % 13 { multiply(by: 5) }
  }

  /// Multiplies by a power of two.
  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    if count % 32 > 0 { multiply(by: 1 << UInt32(count % 32)) }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: WideInteger) {
    var borrow: UInt32 = 0
    for index in limbs.indices {
      let (partial, first) = limbs[index].subtractingReportingOverflow(borrow)
      let (result, second) = partial.subtractingReportingOverflow(index < other.limbs.count ? other.limbs[index] : 0)
      limbs[index] = result
      borrow = first || second ? 1 : 0
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (left: WideInteger, right: WideInteger) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}
