import KeyboardEvents
public import ViewTrees

/// Looks whether a host's tree keeps its promises, protocol by protocol, at some of its nodes and all that they stand in.
///
/// A tree that conforms to all protocols is looked at by `violations(of:at:constraints:guides:)` at once; one that is still
/// being written, by the methods for those that it conforms to already. Look at it at rest: laid out, with nothing moving,
/// and no avoider at work. What is written is written back.
public struct TreeProbe<Tree: ViewTree> {
  let tree: Tree
  /// The nodes that are looked at: those given, then what they stand in.
  let nodes: [Tree.NodeID]
  let name: (Tree.NodeID) -> String
  /// Nodes whose parents never end; nothing else is asked of them.
  let endless: [Tree.NodeID]

  /// Creates a probe.
  ///
  /// - Parameters:
  ///   - tree: the tree that is looked at.
  ///   - nodes: where it is looked at; what they stand in is looked at too. Give leaves, scroll views and what is edited.
  ///   - naming: returns what violations call a node.
  public init(_ tree: Tree, at nodes: [Tree.NodeID], naming: @escaping (Tree.NodeID) -> String) {
    self.tree = tree
    name = naming
    var found: [Tree.NodeID] = []
    var known: Set<Tree.NodeID> = []
    var endless: [Tree.NodeID] = []
    for node in nodes {
      let path = tree.path(from: node)
      guard path.hasEnd else {
        endless.append(node)
        continue
      }
      for node in path.nodes where known.insert(node).inserted { found.append(node) }
    }
    self.nodes = found
    self.endless = endless
  }
}

@available(*, unavailable)
extension TreeProbe: Sendable {}

extension ViewTree {
  /// The node and what it stands in, up to a root or, without an end, to where it turns in a circle.
  fileprivate func path(from node: NodeID) -> (nodes: [NodeID], hasEnd: Bool) {
    var nodes: [NodeID] = []
    var known: Set<NodeID> = []
    var next: NodeID? = node
    while let current = next {
      // A tree that makes up new parents for ever has no end either.
      guard known.insert(current).inserted, nodes.count < 10_000 else { return (nodes, false) }
      nodes.append(current)
      next = parent(of: current)
    }
    return (nodes, true)
  }
}

extension TreeProbe {
  func violation(_ promise: TreePromise, _ node: Tree.NodeID, _ finding: String) -> TreeViolation {
    TreeViolation(promise, at: name(node), finding: finding)
  }

  /// Whether a node leads to a root that some node looked at leads to, or to none, which is told by itself.
  func isInTree(_ node: Tree.NodeID) -> Bool {
    let path = tree.path(from: node)
    return !path.hasEnd || path.nodes.last.map { nodes.contains($0) } ?? false
  }

  /// Where everything is seen that is looked at.
  var frames: [Rect] { nodes.map { tree.frameInWindow(of: $0) } }

  /// What is not where it was before something was written and written back.
  func notGivenBack(since before: [Rect], at place: String) -> [TreeViolation] {
    tree.layoutIfNeeded()
    return zip(nodes, zip(before, frames)).compactMap { node, frames in
      frames.0.isNear(frames.1)
        ? nil
        : TreeViolation(
          .valuesAreGivenBack, at: place,
          finding: "\(name(node)) was at \(words(frames.0)), and is at \(words(frames.1))")
    }
  }
}

/// Hosts round to parts of a point; what differs by less is the same.
private let tolerance = 0.001

extension Double {
  func isNear(_ other: Double) -> Bool { self == other || abs(self - other) <= tolerance }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Insets {
  func isNear(_ other: Insets) -> Bool {
    top.isNear(other.top) && left.isNear(other.left) && bottom.isNear(other.bottom) && right.isNear(other.right)
  }
}

extension Rect {
  /// Whether two frames are the same, as hosts round; two that cannot be used differ in nothing.
  func isNear(_ other: Rect) -> Bool {
    guard isUsable || other.isUsable else { return true }
    return origin.isNear(other.origin) && width.isNear(other.width) && height.isNear(other.height)
  }
}

/// The numbers of a frame, as scenes write them.
func words(_ rect: Rect) -> String { Scene.Value.rect(rect).description }
