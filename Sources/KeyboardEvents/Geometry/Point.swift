/// A point in a two-dimensional coordinate space, in points, y growing downward.
public struct Point: Hashable, Sendable {
  /// The distance from the space's left edge, in points.
  public var x: Double
  /// The distance from the space's top edge, in points.
  public var y: Double

  /// Creates a point; any numbers are taken, see ``isFinite``.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate space.
  @inlinable
  public static var zero: Point { Point(x: 0, y: 0) }

  /// Whether both coordinates are numbers and finite.
  @inlinable
  public var isFinite: Bool { zeroIfFinite == 0 }

  /// 0 if both numbers are finite, else not a number: so the sum of two of these answers for a rectangle.
  @inlinable
  package var zeroIfFinite: Double { x * 0 + y * 0 }

  /// The sum of two points, taken as displacements.
  @inlinable
  public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

  /// The displacement from the right point to the left one.
  @inlinable
  public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}
