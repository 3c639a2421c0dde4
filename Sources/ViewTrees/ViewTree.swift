public import KeyboardEvents

/// A host's view tree, as far as keyboard avoidance has to know it: the tree conforms, its nodes are identifiers.
///
/// Conform in steps; each protocol asks for a few reads and at most three writes, and enables what its row says.
///
/// | protocol | requires | enables |
/// |---|---|---|
/// | ``ViewTree`` | parents, frames, window and safe area of a node | overlap with the keyboard |
/// | ``FocusTree`` | the focused node, its caret and its own distance | revealing what is edited |
/// | ``ScrollTree`` | metrics of scroll views; writing offset and insets | inset, automatic |
/// | ``FrameTree`` | frames in the parent; writing them | shift, resize, automatic |
/// | ``ConstraintTree`` | constraints; writing constant and activity | constant, switch |
/// | ``GuideTree`` | keyboard guides; writing their height | guide |
///
/// All coordinates are in points, y growing downward. A tree is read on every evaluation and must answer from the layout
/// as it is, with everything that was written before; each read should cost O(depth of the node) at most.
public protocol ViewTree<NodeID> {
  /// What names a node. A class instance can be its own identifier.
  associatedtype NodeID: Hashable

  /// Returns the parent of a node, or nil for a root. Parents never form a cycle.
  func parent(of node: NodeID) -> NodeID?

  /// Returns the frame of a node in the coordinates of its window, as laid out now and without running animations.
  func frameInWindow(of node: NodeID) -> Rect

  /// Returns where the window of a node is, or nil for a node that is in none; such a node is left alone.
  func window(of node: NodeID) -> WindowPlace?

  /// Returns the part of the window's safe area that reaches into a node.
  func safeArea(of node: NodeID) -> Insets

  /// Brings frames up to date after writes; called inside the animation of a change. The default does nothing, for trees
  /// that lay out when they are read.
  func layoutIfNeeded()
}

extension ViewTree {
  /// Does nothing: for trees that lay out when they are read.
  public func layoutIfNeeded() {}
}

/// Where a window is.
public struct WindowPlace: Hashable, Sendable {
  /// The screen that the window is on.
  public var screen: ScreenID
  /// The window in the coordinates of that screen.
  public var frame: Rect

  /// Creates a place.
  public init(screen: ScreenID, frame: Rect) {
    self.screen = screen
    self.frame = frame
  }
}
