/// Edges of a rectangle, named by the direction of the text: UIKit's `NSDirectionalRectEdge`, with its raw values.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public var rawValue: Int

  /// Creates edges from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static var top: DirectionalRectEdge { DirectionalRectEdge(rawValue: 1) }
  /// The edge where a line of text begins: the left one, or the right one where text runs from right to left.
  public static var leading: DirectionalRectEdge { DirectionalRectEdge(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: DirectionalRectEdge { DirectionalRectEdge(rawValue: 4) }
  /// The edge where a line of text ends.
  public static var trailing: DirectionalRectEdge { DirectionalRectEdge(rawValue: 8) }
}
