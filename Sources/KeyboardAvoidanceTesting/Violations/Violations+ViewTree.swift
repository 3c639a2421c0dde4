public import ViewTrees

/// Tells which promises of `ViewTree` a tree breaks: for a host whose tree conforms to nothing more yet.
///
/// - Parameters:
///   - tree: the tree, laid out and at rest.
///   - nodes: where it is looked at; what they stand in is looked at too.
///   - naming: returns what violations call a node; by default what the node is printed as.
/// - Returns: a violation for each promise and node; none is what a host's test expects. O(nodes × depth).
public func violations<Tree: ViewTree>(
  of tree: Tree, at nodes: [Tree.NodeID], naming: @escaping (Tree.NodeID) -> String = { "\($0)" }
) -> [TreeViolation] {
  TreeProbe(tree, at: nodes, naming: naming).violations()
}

/// Tells which promises a host's tree breaks that has no constraints and no guides, or where they are not looked at.
///
/// As the function for all of them does, with empty lists.
public func violations<Tree: AvoidableTree>(
  of tree: Tree, at nodes: [Tree.NodeID], naming: @escaping (Tree.NodeID) -> String = { "\($0)" }
) -> [TreeViolation] {
  violations(of: tree, at: nodes, constraints: [], guides: [], naming: naming)
}

/// Tells which promises a host's tree breaks, those of all protocols; the table is at ``TreePromise``.
///
/// ```swift
/// @Test func `the form's tree keeps its promises`() {
///   let tree = FormTree()
///   #expect(violations(of: tree, at: [.field], constraints: [.barBottom], guides: []) == [])
/// }
/// ```
///
/// Look at a tree at rest: laid out, with nothing moving, no keyboard up and no avoider at work. Values are written and
/// read, and written back at once; not so in a tree whose answers are wrong already before. A tree that conforms to some of
/// the protocols only is looked at by ``TreeProbe``.
///
/// - Parameters:
///   - tree: the tree.
///   - nodes: where it is looked at; what they stand in is looked at too. Give fields, scroll views and what stands in them.
///   - constraints: the constraints that are looked at.
///   - guides: the guides that are looked at.
///   - naming: returns what violations call a node; by default what the node is printed as.
/// - Returns: a violation for each promise and place; none is what a host's test expects. O(nodes² × depth).
public func violations<Tree: AvoidableTree>(
  of tree: Tree, at nodes: [Tree.NodeID], constraints: [Tree.ConstraintID], guides: [Tree.GuideID],
  naming: @escaping (Tree.NodeID) -> String = { "\($0)" }
) -> [TreeViolation] {
  let probe = TreeProbe(tree, at: nodes, naming: naming)
  var found = probe.violations() + probe.focusViolations()
  if found.isEmpty { found = probe.conversionViolations() }
  // What is read wrong would be written back wrong.
  guard found.isEmpty else { return found }
  return probe.contentViolations() + probe.scrollViolations() + probe.frameViolations()
    + probe.constraintViolations(of: constraints) { "\($0)" } + probe.guideViolations(of: guides) { "\($0)" }
}
