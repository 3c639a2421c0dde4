public import KeyboardEvents
import ViewTrees

/// A tree that answers what the protocols ask, does nothing more, and counts what it is asked.
///
/// Nodes are numbers in the order in which they are added. There are no constraints, no guides, no safe areas and no layout;
/// what is written is what is read. For what a toolkit's own layout does, take ``SimulatedTree``.
///
/// ```swift
/// let tree = MinimalViewTree(window: Rect(x: 0, y: 0, width: 320, height: 480))
/// let form = tree.addScrollView(Rect(x: 0, y: 0, width: 320, height: 480), content: Size(width: 320, height: 900), in: tree.root)
/// tree.focusedNode = tree.addView(Rect(x: 0, y: 440, width: 320, height: 40), in: form)
/// ```
public final class MinimalViewTree {
  struct Node {
    var parent: Int?
    var frame: Rect
    var metrics: ScrollMetrics?
  }

  let place: WindowPlace
  var nodes: [Node]
  var focus: Int?
  /// How often each requirement has been called, since the tree was made.
  public internal(set) var calls = TreeCalls()

  /// Creates a tree with a root that fills a window.
  ///
  /// - Parameters:
  ///   - window: the window in the coordinates of its screen, in points.
  ///   - screen: the screen.
  public init(window: Rect, on screen: ScreenID = .main) {
    place = WindowPlace(screen: screen, frame: window)
    nodes = [Node(parent: nil, frame: Rect(origin: .zero, size: window.size), metrics: nil)]
  }

  /// The node that fills the window.
  public var root: Int { 0 }

  /// Adds a view in a node of the tree, with a frame in that node's coordinates.
  public func addView(_ frame: Rect, in parent: Int) -> Int {
    nodes.append(Node(parent: parent, frame: frame, metrics: nil))
    return nodes.count - 1
  }

  /// Adds a scroll view whose content is of a size and stands at its start.
  public func addScrollView(_ frame: Rect, content: Size, in parent: Int) -> Int {
    nodes.append(
      Node(parent: parent, frame: frame, metrics: ScrollMetrics(contentOffset: .zero, contentSize: content)))
    return nodes.count - 1
  }
}

@available(*, unavailable)
extension MinimalViewTree: Sendable {}

/// How often a tree was called.
public struct TreeCalls: Hashable, Sendable {
  /// How often it was asked anything.
  public var reads = 0
  /// How often a value was written.
  public var writes = 0
  /// How often it was to lay out.
  public var layouts = 0

  /// Creates the calls of a tree that nobody has called.
  public init() {}
}
