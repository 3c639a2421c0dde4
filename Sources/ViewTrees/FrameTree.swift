public import KeyboardEvents

/// A tree whose views can be moved and resized.
public protocol FrameTree: ViewTree {
  /// Returns the frame of a node in the coordinates of its parent.
  func frame(of node: NodeID) -> Rect

  /// Moves or resizes a node; what hangs on its edges follows at the next layout.
  ///
  /// Where the host's own layout puts the node back later, that is noticed at the next evaluation and made good.
  func setFrame(_ frame: Rect, of node: NodeID)
}
