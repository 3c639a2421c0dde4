public import KeyboardEvents

/// The value of an adjusted property.
@usableFromInline
package enum PropertyValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case flag(Bool)
  case height(Double?)

  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .flag: true
    case .height(let height): height?.isFinite ?? true
    }
  }

  /// Whether two values differ by no more than hosts round by, a thousandth of a point.
  func isNear(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): abs(first - second) <= 0.001
    case (.point(let first), .point(let second)):
      abs(first.x - second.x) <= 0.001 && abs(first.y - second.y) <= 0.001
    case (.height(let first?), .height(let second?)): abs(first - second) <= 0.001
    default: self == other
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
