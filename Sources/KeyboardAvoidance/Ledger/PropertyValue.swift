public import KeyboardEvents

/// The value of an adjusted property, as two numbers: which property it is says what they mean.
///
/// Not an enumeration, because values are compared dozens of times in an evaluation.
@usableFromInline
package struct PropertyValue: Hashable, Sendable {
  /// The number, the x of an offset, or 1 for what is on.
  @usableFromInline let first: Double
  /// The y of an offset, or 1 for a guide at rest; else 0.
  @usableFromInline let second: Double

  @inlinable
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }

  /// The value of a property that is one number.
  @inlinable
  package static func number(_ number: Double) -> Self { Self(number, 0) }

  /// The value of an offset.
  @inlinable
  package static func point(_ point: Point) -> Self { Self(point.x, point.y) }

  /// The value of what is on or off.
  @inlinable
  package static func flag(_ isOn: Bool) -> Self { Self(isOn ? 1 : 0, 0) }

  /// The height of a guide; nil is its rest.
  @inlinable
  package static func height(_ height: Double?) -> Self { height.map { Self($0, 0) } ?? Self(0, 1) }
}

extension PropertyValue {
  /// The number, of a property that is one.
  @inlinable package var number: Double { first }

  /// The offset, of a property that is one.
  @inlinable package var point: Point { Point(x: first, y: second) }

  /// Whether it is on, of a property that can be.
  @inlinable package var isOn: Bool { first != 0 }

  /// The height, of a guide's; nil is its rest.
  @inlinable package var height: Double? { second == 0 ? first : nil }

  /// Whether all of it is finite.
  var isFinite: Bool { first * 0 + second * 0 == 0 }

  /// What hosts round by at most, in points.
  private static var rounding: Double { 0.001 }

  /// Whether two values differ by no more than hosts round by.
  func isNear(_ other: PropertyValue) -> Bool {
    abs(first - other.first) <= Self.rounding && abs(second - other.second) <= Self.rounding
  }
}
