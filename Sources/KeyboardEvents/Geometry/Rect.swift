/// A rectangle by its top left corner and its size, in points, y growing downward.
///
/// A rectangle holds whatever numbers it is given, also negative sizes and numbers that are not finite: what a host
/// reports must be representable before it can be refused. Code that computes with one checks ``isUsable`` first.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Creates a rectangle from its corner and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of size zero at the origin.
  @inlinable
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
}

extension Rect {
  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent from left to right.
  @inlinable
  public var width: Double { size.width }
  /// The extent from top to bottom.
  @inlinable
  public var height: Double { size.height }

  /// Whether all four numbers are numbers and finite.
  @inlinable
  public var isFinite: Bool { zeroIfFinite == 0 }

  /// 0 if all four numbers are finite, else not a number.
  @inlinable
  package var zeroIfFinite: Double { origin.zeroIfFinite + size.zeroIfFinite }

  /// Whether the rectangle can be computed with: finite, and of no negative size.
  @inlinable
  public var isUsable: Bool { isFinite && size.width >= 0 && size.height >= 0 }

  /// Whether the rectangle covers nothing: a width or a height that is not above 0.
  @inlinable
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
}

extension Rect {
  /// The common part of two rectangles, or nil where they share no area; edges that only touch share none.
  ///
  /// A rectangle that is not ``isUsable`` shares nothing with any.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard isUsable, other.isUsable else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    guard width > 0, height > 0 else { return nil }
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// Whether two rectangles share some area; edges that only touch share none.
  @inlinable
  public func intersects(_ other: Rect) -> Bool { intersection(other) != nil }

  /// Whether two rectangles stand above each other: their extents from left to right share some length.
  @inlinable
  public func sharesColumn(with other: Rect) -> Bool {
    isUsable && other.isUsable && min(maxX, other.maxX) > max(minX, other.minX)
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the right and bottom ones do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved by a displacement.
  @inlinable
  public func offsetBy(x: Double = 0, y: Double = 0) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }

  /// The rectangle that is left inside the insets; its size may become negative.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that holds both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
