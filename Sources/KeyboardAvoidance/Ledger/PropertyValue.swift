public import KeyboardEvents

/// The value of an adjusted property.
@usableFromInline
package enum PropertyValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case flag(Bool)
  case height(Double?)

  /// Whether two values are the same; what is most often asked comes first.
  @inlinable @inline(__always)
  package static func == (first: PropertyValue, second: PropertyValue) -> Bool {
    if case .number(let first) = first, case .number(let second) = second { return first == second }
    return switch (first, second) {
    case (.point(let first), .point(let second)): first == second
    case (.flag(let first), .flag(let second)): first == second
    case (.height(let first), .height(let second)): first == second
    default: false
    }
  }

  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .flag: true
    case .height(let height): height?.isFinite ?? true
    }
  }

  /// What hosts round by at most, in points.
  private static var rounding: Double { 0.001 }

  /// Whether two values differ by no more than hosts round by.
  func isNear(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): abs(first - second) <= Self.rounding
    case (.point(let first), .point(let second)):
      abs(first.x - second.x) <= Self.rounding && abs(first.y - second.y) <= Self.rounding
    case (.height(let first?), .height(let second?)): abs(first - second) <= Self.rounding
    default: self == other
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
