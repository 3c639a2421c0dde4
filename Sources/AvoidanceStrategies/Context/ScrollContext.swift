public import KeyboardEvents

/// A scroll view as a strategy sees it.
public struct ScrollContext: Hashable, Sendable {
  /// The frame in window coordinates.
  public var frame: Rect
  /// The content's point at the frame's top left corner, as it is now.
  public var contentOffset: Point
  /// The app's own content inset.
  public var contentInset: Insets
  /// The app's own indicator inset.
  public var indicatorInset: Insets
  /// What the host adds to both by itself.
  public var hostInset: Insets
  /// The size of the content.
  public var contentSize: Size
  /// Whether it stops at whole pages only.
  public var isPaging: Bool
  /// Whether the offset was in range when it was looked at last, and has not been moved since; then it is kept in range.
  public var isSettled: Bool

  /// Creates a scroll context; what is left out is zero.
  @inlinable
  public init(
    frame: Rect, contentOffset: Point, contentInset: Insets = .zero, indicatorInset: Insets = .zero,
    hostInset: Insets = .zero, contentSize: Size, isPaging: Bool = false, isSettled: Bool = true
  ) {
    self.frame = frame
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.indicatorInset = indicatorInset
    self.hostInset = hostInset
    self.contentSize = contentSize
    self.isPaging = isPaging
    self.isSettled = isSettled
  }
}

extension ScrollContext {
  /// The lowest offset that a settled scroll view has.
  @inlinable
  public var leastOffset: Point {
    Point(x: -(contentInset.left + hostInset.left), y: -(contentInset.top + hostInset.top))
  }

  /// Returns the highest offset that a settled scroll view has, given the bottom of its content inset.
  @inlinable
  public func greatestOffset(bottomInset: Double) -> Point {
    let right = contentInset.right + hostInset.right
    return Point(
      x: max(leastOffset.x, contentSize.width + right - frame.width),
      y: max(leastOffset.y, contentSize.height + bottomInset + hostInset.bottom - frame.height))
  }

  /// The part of the frame that content is brought into: less the insets above and at the sides.
  ///
  /// The bottom is the frame's own: what covers it there is the keyboard, and that is the strategy's to know.
  @inlinable
  public var room: Rect {
    frame.inset(
      by: Insets(
        top: contentInset.top + hostInset.top, left: contentInset.left + hostInset.left,
        right: contentInset.right + hostInset.right))
  }
}
