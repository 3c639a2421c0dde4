/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// Creates a size; any numbers are taken, see ``isFinite``.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing: no width and no height.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether both extents are numbers and finite.
  @inlinable
  public var isFinite: Bool { zeroIfFinite == 0 }

  /// 0 if both numbers are finite, else not a number: so the sum of two of these answers for a rectangle.
  @inlinable
  package var zeroIfFinite: Double { width * 0 + height * 0 }
}
