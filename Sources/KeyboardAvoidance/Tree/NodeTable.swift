public import ViewTrees

/// A tree together with the numbers that stand for its identifiers in the engine.
///
/// This is the one part of the engine's side that knows a host's types. All of it is inlinable, so that it is compiled
/// for the host's tree where the avoider is made; whatever computes is compiled once, for all trees.
@usableFromInline
final class NodeTable<Tree: AvoidableTree> {
  @usableFromInline let tree: Tree
  // These three are looked at a hundred times in an evaluation, so no access is checked for others. All are in this file and
  // in NodeTable+Access, and call the identifiers' `==` at most. Letting go of a view may call anything; what that asks of the
  // avoider waits in the engine until the evaluation is over.
  @exclusivity(unchecked) @usableFromInline var nodes = SlotList<Tree.NodeID>()
  @exclusivity(unchecked) @usableFromInline var constraints = SlotList<Tree.ConstraintID>()
  @exclusivity(unchecked) @usableFromInline var guides = SlotList<Tree.GuideID>()

  @usableFromInline
  init(_ tree: Tree) { self.tree = tree }
}

extension NodeTable {
  /// Gives what an attachment works on its numbers.
  func hold(_ target: AvoidanceTarget<Tree>) -> HeldTarget {
    switch target {
    case .view(let node): .view(hold(node))
    case .constraint(let constraint): .constraint(hold(constraint))
    case .constraints(let sets):
      .constraints(
        sets.flatMap { set in
          set.constraints.map { HeldConstraint(constraint: hold($0), condition: set.condition) }
        })
    case .guide(let guide): unsafe .guide(GuideHandle(guides.hold(guide)))
    }
  }

  /// The node that a handle stands for; nil for one that has been let go.
  @inlinable
  subscript(handle: NodeHandle) -> Tree.NodeID? { unsafe nodes[handle.index] }

  @inlinable
  func hold(_ node: Tree.NodeID) -> NodeHandle { unsafe NodeHandle(nodes.hold(node)) }

  private func hold(_ constraint: Tree.ConstraintID) -> ConstraintHandle {
    unsafe ConstraintHandle(constraints.hold(constraint))
  }
}

extension NodeTable {
  /// Lets go of everything that is not marked.
  @inlinable
  func keep(_ marks: HandleMarks) {
    unsafe nodes.keep(marks.nodes)
    unsafe constraints.keep(marks.constraints)
    unsafe guides.keep(marks.guides)
  }

  /// Lists a node and its ancestors, from the inside out.
  @inlinable
  func readPath(from node: NodeHandle, into path: inout UniqueList<NodeHandle>) {
    path.removeAll()
    var next = self[node]
    while let current = next {
      path.append(hold(current))
      next = tree.parent(of: current)
    }
  }

  /// The handle of a node on the way up; what nobody holds or asks for by its handle gets none of its own.
  @inlinable
  func handle(of node: Tree.NodeID, _ isAskedFor: Bool) -> NodeHandle {
    if let number = unsafe nodes.number(of: node) { return NodeHandle(number) }
    return isAskedFor ? unsafe NodeHandle(nodes.add(node)) : .passedBy
  }

  /// How many nodes lead from a root to a node, itself included; 0 for one that has been let go.
  @inlinable
  func depth(of node: NodeHandle) -> Int {
    var depth = 0
    var next = self[node]
    while let current = next {
      depth += 1
      next = tree.parent(of: current)
    }
    return depth
  }

  /// Whether a node is another one or somewhere inside it.
  @inlinable
  func isNode(_ node: NodeHandle, inside other: NodeHandle) -> Bool {
    guard let outer = self[other] else { return false }
    var next = self[node]
    while let current = next {
      if current == outer { return true }
      next = tree.parent(of: current)
    }
    return false
  }
}

@available(*, unavailable)
extension NodeTable: Sendable {}
