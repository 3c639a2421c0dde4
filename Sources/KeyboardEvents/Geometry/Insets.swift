/// Distances inward from the four edges of a rectangle, in points.
///
/// Named `Insets` and not `EdgeInsets`, because SwiftUI owns that name.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets; an edge that is left out is 0.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset at any edge.
  @inlinable
  public static var zero: Insets { Insets() }

  /// Whether all four distances are numbers and finite.
  @inlinable
  public var isFinite: Bool { top * 0 + left * 0 + bottom * 0 + right * 0 == 0 }

  /// The sum, edge by edge.
  @inlinable
  public static func + (first: Insets, second: Insets) -> Insets {
    Insets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}
