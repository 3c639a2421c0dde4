public import AvoidanceStrategies
public import KeyboardEvents
public import ViewTrees

extension NodeTable {
  /// The tree as the engine sees it.
  ///
  /// A node that has been let go has no place and no metrics.
  @inlinable
  func access() -> TreeAccess {
    TreeAccess(
      readSurroundings: { self.read(&$0) },
      readAgain: { self.readAgain(&$0) },
      readPath: { self.readPath(from: $0, into: &$1) },
      depth: { self.depth(of: $0) },
      isRoot: { self[$0].map { self.tree.parent(of: $0) == nil } ?? false },
      clip: { self.clip(around: $0) },
      isInside: { self.isNode($0, inside: $1) },
      window: { self[$0].flatMap { self.tree.window(of: $0) } },
      frame: { self[$0].map { self.tree.frame(of: $0) } ?? .zero },
      frameInWindow: { self[$0].map { self.tree.frameInWindow(of: $0) } ?? .zero },
      readScroll: { self.read(&$1, of: $0) },
      constraint: { self.constraintMetrics(of: $0) },
      guide: { self.guideMetrics(of: $0) },
      read: { self.read($0) },
      write: { self.write($1, to: $0) },
      isSetByHost: { self.isSetByHost($0) },
      release: { self.release($0) },
      layoutIfNeeded: { self.tree.layoutIfNeeded() },
      keep: { self.keep($0) },
      isKept: {
        unsafe self.nodes.isKept($0.nodes) && self.constraints.isKept($0.constraints) && self.guides.isKept($0.guides)
      },
      hasNew: { unsafe self.nodes.hasNew || self.constraints.hasNew || self.guides.hasNew })
  }

  /// The part of the window that the scroll views around a node let through; nil where there are none.
  @inlinable
  func clip(around node: NodeHandle) -> Rect? {
    var clip: Rect?
    var next = self[node].flatMap { tree.parent(of: $0) }
    while let current = next {
      if case .some = tree.scrollMetrics(of: current) {
        let frame = tree.frameInWindow(of: current)
        clip = clip.map { frame.clipped(by: $0) } ?? frame
      }
      next = tree.parent(of: current)
    }
    return clip
  }

  @inlinable
  func constraintMetrics(of constraint: ConstraintHandle) -> ConstraintMetrics<NodeHandle>? {
    guard let id = unsafe constraints[constraint.index], let metrics = tree.constraintMetrics(of: id) else {
      return nil
    }
    return ConstraintMetrics(
      node: hold(metrics.node), line: metrics.line, span: metrics.span, isHeight: metrics.isHeight,
      constant: metrics.constant, isActive: metrics.isActive)
  }

  @inlinable
  func guideMetrics(of guide: GuideHandle) -> GuideMetrics<NodeHandle>? {
    guard let id = unsafe guides[guide.index], let metrics = tree.guideMetrics(of: id) else { return nil }
    return GuideMetrics(
      node: hold(metrics.node), restingHeight: metrics.restingHeight, height: metrics.height,
      followsUndockedKeyboard: metrics.followsUndockedKeyboard, dismissPadding: metrics.dismissPadding)
  }
}
