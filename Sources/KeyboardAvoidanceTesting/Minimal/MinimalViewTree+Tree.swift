public import KeyboardEvents
public import ViewTrees

extension MinimalViewTree: FocusTree {
  /// What is edited; a test sets it, and then tells the avoider.
  public var focusedNode: Int? {
    get {
      calls.reads += 1
      return focus
    }
    set { focus = newValue }
  }

  /// Returns what the node was added in.
  public func parent(of node: Int) -> Int? {
    calls.reads += 1
    return nodes[node].parent
  }

  /// Returns the frame in the parent, from the corner of the parent's frame less its offset.
  public func frameInWindow(of node: Int) -> Rect {
    calls.reads += 1
    var frame = nodes[node].frame
    var ancestor = nodes[node].parent
    while let current = ancestor {
      let offset = nodes[current].metrics?.contentOffset ?? .zero
      frame = frame.offsetBy(x: nodes[current].frame.minX - offset.x, y: nodes[current].frame.minY - offset.y)
      ancestor = nodes[current].parent
    }
    return frame
  }

  /// Returns the window that the tree was made with.
  public func window(of node: Int) -> WindowPlace? {
    calls.reads += 1
    return place
  }

  /// Returns zero: there is no safe area.
  public func safeArea(of node: Int) -> Insets {
    calls.reads += 1
    return .zero
  }

  /// Does nothing: frames follow at once.
  public func layoutIfNeeded() { calls.layouts += 1 }
}

extension MinimalViewTree: ScrollTree {
  /// Returns what was written last.
  public func scrollMetrics(of node: Int) -> ScrollMetrics? {
    calls.reads += 1
    return nodes[node].metrics
  }

  /// Moves the content, without a clamp.
  public func setContentOffset(_ offset: Point, of node: Int) { write { nodes[node].metrics?.contentOffset = offset } }

  /// Writes the inset.
  public func setContentInset(_ inset: Insets, of node: Int) { write { nodes[node].metrics?.contentInset = inset } }

  /// Writes the indicator inset.
  public func setIndicatorInset(_ inset: Insets, of node: Int) { write { nodes[node].metrics?.indicatorInset = inset } }
}

extension MinimalViewTree: FrameTree, ConstraintTree, GuideTree {
  /// None.
  public typealias ConstraintID = Never
  /// None.
  public typealias GuideID = Never

  /// Returns the frame that was written last.
  public func frame(of node: Int) -> Rect {
    calls.reads += 1
    return nodes[node].frame
  }

  /// Writes the frame.
  public func setFrame(_ frame: Rect, of node: Int) { write { nodes[node].frame = frame } }

  private func write(_ change: () -> Void) {
    calls.writes += 1
    change()
  }
}
