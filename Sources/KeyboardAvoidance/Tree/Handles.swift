import AvoidanceStrategies

/// A node by the number that an avoider has given it, so that the engine need not know what the tree names nodes by.
@usableFromInline
struct NodeHandle: Hashable, Sendable {
  @usableFromInline let index: Int

  @inlinable init(_ index: Int) { self.index = index }

  /// What stands for every node that nobody asks for by its handle; nothing can be read by it, and it is never marked.
  @inlinable static var passedBy: NodeHandle { NodeHandle(-1) }
}

/// A constraint by the number that an avoider has given it.
@usableFromInline
struct ConstraintHandle: Hashable, Sendable {
  @usableFromInline let index: Int

  @inlinable init(_ index: Int) { self.index = index }
}

/// A guide by the number that an avoider has given it.
@usableFromInline
struct GuideHandle: Hashable, Sendable {
  @usableFromInline let index: Int

  @inlinable init(_ index: Int) { self.index = index }
}

/// Where an attachment works, by handles.
enum HeldTarget {
  case view(NodeHandle)
  case constraint(ConstraintHandle)
  case constraints([HeldConstraint])
  case guide(GuideHandle)
}

/// One constraint of a set, by its handle.
struct HeldConstraint {
  let constraint: ConstraintHandle
  /// When it is in force.
  let condition: ConstraintCondition
}
