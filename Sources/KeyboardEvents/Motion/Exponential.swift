#if canImport(Glibc)
  // Rounding is the C library's on Linux, where nothing else would link it.
  import Glibc
#endif

/// Returns e to a power, correct to a few units in the last place, without a C library: Embedded Swift has none.
///
/// The power is split into a whole number of ln 2 and a rest of at most half of that, for which the series converges fast.
func exponential(_ power: Double) -> Double {
  guard power > -708 else { return 0 }
  guard power < 709 else { return .infinity }
  let whole = (power * 1.4426950408889634).rounded()
  // ln 2 in two parts, so that the rest keeps its bits.
  let rest = (power - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10
  var term = 1.0
  var sum = 1.0
  for index in 1..<16 {
    term *= rest / Double(index)
    sum += term
  }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
