public import KeyboardEvents

/// A tree with scroll views.
public protocol ScrollTree: ViewTree {
  /// Returns the metrics of a scroll view, or nil for a node that is none.
  func scrollMetrics(of node: NodeID) -> ScrollMetrics?

  /// Moves the content; the value read back afterwards is the one written.
  func setContentOffset(_ offset: Point, of node: NodeID)

  /// Writes the content inset; what the host adds itself is not part of it.
  func setContentInset(_ inset: Insets, of node: NodeID)

  /// Writes the inset of the scroll indicators; what the host adds itself is not part of it.
  func setIndicatorInset(_ inset: Insets, of node: NodeID)
}

/// What a scroll view tells of itself.
public struct ScrollMetrics: Hashable, Sendable {
  /// The content's point that is at the frame's top left corner.
  public var contentOffset: Point
  /// The inset that app and strategies have written.
  public var contentInset: Insets
  /// The inset of the scroll indicators that app and strategies have written.
  public var indicatorInset: Insets
  /// The size of the content.
  public var contentSize: Size
  /// What the host adds to the inset by itself: the safe area, or what a table view adds for the keyboard.
  public var hostInset: Insets
  /// Whether the scroll view stops at whole pages of its own size only.
  public var isPaging: Bool

  /// Creates metrics; what is left out is zero.
  public init(
    contentOffset: Point, contentInset: Insets = .zero, indicatorInset: Insets = .zero, contentSize: Size,
    hostInset: Insets = .zero, isPaging: Bool = false
  ) {
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.indicatorInset = indicatorInset
    self.contentSize = contentSize
    self.hostInset = hostInset
    self.isPaging = isPaging
  }
}
