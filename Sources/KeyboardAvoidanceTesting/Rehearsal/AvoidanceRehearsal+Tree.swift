public import KeyboardEvents
public import ViewTrees

// Every question is handed on, and so is every write once it was noted.

extension AvoidanceRehearsal: FocusTree {
  /// What the tree behind it says is edited.
  public var focusedNode: Base.NodeID? { base.focusedNode }

  /// Returns what the tree behind it answers.
  public func parent(of node: Base.NodeID) -> Base.NodeID? { base.parent(of: node) }

  /// Returns what the tree behind it answers.
  public func frameInWindow(of node: Base.NodeID) -> Rect { base.frameInWindow(of: node) }

  /// Returns what the tree behind it answers.
  public func window(of node: Base.NodeID) -> WindowPlace? { base.window(of: node) }

  /// Returns what the tree behind it answers.
  public func safeArea(of node: Base.NodeID) -> Insets { base.safeArea(of: node) }

  /// Lets the tree behind it lay out.
  public func layoutIfNeeded() { base.layoutIfNeeded() }

  /// Returns what the tree behind it answers.
  public func caretInWindow(of node: Base.NodeID) -> Rect? { base.caretInWindow(of: node) }

  /// Returns what the tree behind it answers.
  public func keyboardDistance(of node: Base.NodeID) -> Double? { base.keyboardDistance(of: node) }
}

extension AvoidanceRehearsal: ScrollTree {
  /// Returns what the tree behind it answers.
  public func scrollMetrics(of node: Base.NodeID) -> ScrollMetrics? { base.scrollMetrics(of: node) }

  /// Notes the write, and hands it on.
  public func setContentOffset(_ offset: Point, of node: Base.NodeID) {
    note(.contentOffset(offset, of: node))
    base.setContentOffset(offset, of: node)
  }

  /// Notes the write, and hands it on.
  public func setContentInset(_ inset: Insets, of node: Base.NodeID) {
    note(.contentInset(inset, of: node))
    base.setContentInset(inset, of: node)
  }

  /// Notes the write, and hands it on.
  public func setIndicatorInset(_ inset: Insets, of node: Base.NodeID) {
    note(.indicatorInset(inset, of: node))
    base.setIndicatorInset(inset, of: node)
  }
}

extension AvoidanceRehearsal: FrameTree {
  /// Returns what the tree behind it answers.
  public func frame(of node: Base.NodeID) -> Rect { base.frame(of: node) }

  /// Notes the write, and hands it on.
  public func setFrame(_ frame: Rect, of node: Base.NodeID) {
    note(.frame(frame, of: node))
    base.setFrame(frame, of: node)
  }

  /// Returns what the tree behind it answers.
  public func hostPlacement(of node: Base.NodeID) -> HostPlacement { base.hostPlacement(of: node) }

  /// Lets the tree behind it place the node again, which is a way to give back.
  public func releaseFrame(_ parts: HostPlacement, of node: Base.NodeID) { base.releaseFrame(parts, of: node) }
}

extension AvoidanceRehearsal: ConstraintTree {
  /// Returns what the tree behind it answers.
  public func constraintMetrics(of constraint: Base.ConstraintID) -> ConstraintMetrics<Base.NodeID>? {
    base.constraintMetrics(of: constraint)
  }

  /// Notes the write, and hands it on.
  public func setConstant(_ constant: Double, of constraint: Base.ConstraintID) {
    note(.constant(constant, of: constraint))
    base.setConstant(constant, of: constraint)
  }

  /// Notes the write, and hands it on.
  public func setActive(_ isActive: Bool, of constraint: Base.ConstraintID) {
    note(.isActive(isActive, of: constraint))
    base.setActive(isActive, of: constraint)
  }
}

extension AvoidanceRehearsal: GuideTree {
  /// Returns what the tree behind it answers.
  public func guideMetrics(of guide: Base.GuideID) -> GuideMetrics<Base.NodeID>? { base.guideMetrics(of: guide) }

  /// Notes the write, and hands it on.
  public func setGuideHeight(_ height: Double?, of guide: Base.GuideID) {
    note(.guideHeight(height, of: guide))
    base.setGuideHeight(height, of: guide)
  }
}
