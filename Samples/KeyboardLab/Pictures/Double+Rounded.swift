extension Double {
  /// The number to so many digits behind the point.
  func rounded(toPlaces places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let rounded = (self * factor).rounded() / factor
    // A number too large to have such digits is as it should be; and 0 has no sign here.
    return rounded.isFinite ? rounded + 0 : self
  }
}
