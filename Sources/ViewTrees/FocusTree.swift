public import KeyboardEvents

/// A tree that knows what is being edited.
public protocol FocusTree: ViewTree {
  /// The node that is being edited, or nil.
  var focusedNode: NodeID? { get }

  /// Returns the caret in a node, or the moving end of its selection, in window coordinates; nil where there is none.
  func caretInWindow(of node: NodeID) -> Rect?

  /// Returns the space that a node wants between itself and the keyboard, in points; nil leaves it to the strategy.
  func keyboardDistance(of node: NodeID) -> Double?
}

extension FocusTree {
  /// No caret: what is edited counts as a whole.
  public func caretInWindow(of node: NodeID) -> Rect? { nil }

  /// No distance of its own.
  public func keyboardDistance(of node: NodeID) -> Double? { nil }
}
