#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardEvents
  public import UIKit
  public import ViewTrees

  extension UIKitViewTree: @MainActor FrameTree {
    /// Returns the frame, a translation included.
    public func frame(of node: UIView) -> Rect { Rect(node.frame) }

    /// Moves the top edge and sets the height; left edge and width stay.
    ///
    /// A view that Auto Layout places is moved by its transform: a frame would be undone at the next layout.
    public func setFrame(_ frame: Rect, of node: UIView) {
      guard node.isPlacedByAutoLayout || !node.transform.isIdentity else {
        node.frame.origin.y = frame.minY
        node.frame.size.height = frame.height
        return
      }
      let top = node.restingTop
      if frame.height != Double(node.bounds.height) {
        node.bounds.size.height = frame.height
        // The height grows downward, whatever the anchor.
        node.center.y = top + node.bounds.height * node.layer.anchorPoint.y
      }
      node.transform.ty = frame.minY - top
    }

    /// Returns the height for views that Auto Layout places; the translation stays as it was written.
    public func hostPlacement(of node: UIView) -> HostPlacement { node.isPlacedByAutoLayout ? .height : [] }

    /// Lets Auto Layout set the height again, at the layout that follows.
    public func releaseFrame(_ parts: HostPlacement, of node: UIView) { node.superview?.setNeedsLayout() }
  }

  extension UIView {
    fileprivate var isPlacedByAutoLayout: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// The top edge without the translation, in the coordinates of the superview.
    fileprivate var restingTop: CGFloat { center.y - bounds.height * layer.anchorPoint.y }
  }
#endif
