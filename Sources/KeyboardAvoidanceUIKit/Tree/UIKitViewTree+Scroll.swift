#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardEvents
  public import UIKit
  public import ViewTrees

  extension UIKitViewTree: @MainActor ScrollTree {
    /// Returns the metrics of a scroll view; a text view that grows instead of scrolling is none.
    public func scrollMetrics(of node: UIView) -> ScrollMetrics? {
      guard let scroll = node as? UIScrollView, (scroll as? UITextView)?.isScrollEnabled != false,
        !scroll.isLeftToSystem
      else { return nil }
      return ScrollMetrics(
        contentOffset: Point(scroll.contentOffset), contentInset: Insets(scroll.contentInset),
        indicatorInset: Insets(scroll.verticalScrollIndicatorInsets), contentSize: Size(scroll.contentSize),
        // The safe area, and whatever layer the system adds by itself.
        hostInset: Insets(scroll.adjustedContentInset, without: scroll.contentInset), isPaging: scroll.isPagingEnabled)
    }

    /// Moves the content, without an animation of its own: it takes part in the one that runs.
    public func setContentOffset(_ offset: Point, of node: UIView) {
      (node as? UIScrollView)?.contentOffset = CGPoint(offset)
    }

    /// Writes the content inset.
    public func setContentInset(_ inset: Insets, of node: UIView) {
      (node as? UIScrollView)?.contentInset = UIEdgeInsets(inset)
    }

    /// Writes the inset of the vertical indicator; the horizontal one keeps its own.
    public func setIndicatorInset(_ inset: Insets, of node: UIView) {
      (node as? UIScrollView)?.verticalScrollIndicatorInsets = UIEdgeInsets(inset)
    }
  }
#endif
