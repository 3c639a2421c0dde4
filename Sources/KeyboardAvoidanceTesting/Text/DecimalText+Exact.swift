extension DecimalText.Digits {
  /// The double nearest to the digits; the even one of two that are equally near.
  var nearestDouble: Double {
    if let quick = quickDouble { return quick }
    // The first digit stands at this power of ten. 1e310 is beyond every double and 1e-330 is nearer to zero than to any.
    let magnitude = exponent + Int64(count)
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    return exactDouble
  }

  /// The result where ordinary arithmetic is exact: both numbers are doubles without loss, so it rounds only once.
  private var quickDouble: Double? {
    guard count > 0 else { return 0 }
    guard count <= 19, leading < 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
    let value = Double(leading)
    return exponent < 0 ? value / Self.powersOfTen[Int(-exponent)] : value * Self.powersOfTen[Int(exponent)]
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The result by whole numbers of any length: the digits as a fraction, divided bit by bit.
  private var exactDouble: Double {
    var (numerator, power) = wholeDigits
    var denominator = WideInteger(1)
    if power < 0 {
      denominator.multiply(byPowerOfFive: Int(-power))
    } else {
      numerator.multiply(byPowerOfFive: Int(power))
    }
    // 10^p = 5^p * 2^p: the twos only move the binary point. Now align, so that the quotient has 64 bits, or one less.
    let shift = 64 + denominator.bitWidth - numerator.bitWidth
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    denominator.shiftLeft(by: 64)
    var quotient: UInt64 = 0
    var carry: UInt64 = 0
    for _ in 0...64 {
      carry = quotient >> 63
      quotient <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(by: 1)
    }
    return Self.rounded(carry: carry, quotient, exponent: Int(power) - shift, isInexact: !numerator.isZero)
  }

  /// The significant digits as a whole number, and the power of ten that it is to be multiplied by.
  ///
  /// No double, and no middle between two, has more than 768 digits, so of what follows only "more than nothing" counts.
  private var wholeDigits: (WideInteger, power: Int64) {
    var number = WideInteger(0)
    var taken = 0
    var hasMore = false
    for byte in significant where byte != UInt8(ascii: ".") {
      let digit = UInt32(byte - UInt8(ascii: "0"))
      if taken < 770 {
        number.multiply(by: 10, adding: digit)
        taken += 1
      } else if digit != 0 {
        hasMore = true
        break
      }
    }
    var power = exponent + Int64(count - taken)
    if hasMore {
      number.multiply(by: 10, adding: 1)
      power -= 1
    }
    return (number, power)
  }

  /// A quotient of 65 bits or fewer times a power of two, as the nearest double.
  private static func rounded(carry: UInt64, _ quotient: UInt64, exponent: Int, isInexact: Bool) -> Double {
    var bits = quotient
    var exponent = exponent
    var isInexact = isInexact
    if carry != 0 {
      isInexact = isInexact || bits & 1 != 0
      bits = bits >> 1 | 1 << 63
      exponent += 1
    }
    exponent -= bits.leadingZeroBitCount
    bits <<= UInt64(bits.leadingZeroBitCount)
    // A double keeps 53 bits, and fewer below 2^-1022, where the places run out at 2^-1074.
    let dropped = max(11, -1074 - exponent)
    guard dropped <= 64 else { return 0 }
    var kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = dropped == 64 ? bits : bits & (half << 1 &- 1)
    if rest > half || rest == half && (isInexact || kept & 1 != 0) { kept += 1 }
    return scaled(kept, exponent + dropped)
  }

  /// A whole number of 53 bits or fewer times a power of two that its places allow, put together bit by bit.
  private static func scaled(_ significand: UInt64, _ exponent: Int) -> Double {
    guard significand >= 1 << 52 else { return Double(bitPattern: significand) }
    let isCarried = significand == 1 << 53
    let biased = exponent + 1075 + (isCarried ? 1 : 0)
    guard biased < 2047 else { return .infinity }
    return Double(bitPattern: UInt64(biased) << 52 | (isCarried ? 0 : significand & (1 << 52 - 1)))
  }
}
