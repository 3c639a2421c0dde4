public import AvoidanceStrategies
public import KeyboardEvents
public import ViewTrees

extension NodeTable {
  /// Walks up from the focus, and reads it and the scroll views that it is in.
  @inlinable
  func read(_ surroundings: inout FocusSurroundings) {
    surroundings.path.removeAll()
    surroundings.scrolls.removeAll()
    surroundings.isNew = true
    guard let focus = tree.focusedNode else { return }
    readFocus(focus, &surroundings)
    var next: Tree.NodeID? = focus
    while let current = next {
      let level = surroundings.path.count
      guard let metrics = tree.scrollMetrics(of: current) else {
        surroundings.path.append(handle(of: current, level == 0))
        next = tree.parent(of: current)
        continue
      }
      let node = handle(of: current, true)
      surroundings.path.append(node)
      surroundings.scrolls.append(
        SurroundingScroll(node: node, level: level, scroll: ScrollContext(metrics, at: tree.frameInWindow(of: current)))
      )
      next = tree.parent(of: current)
    }
  }

  /// Reads the same focus and scroll views as they stand now.
  @inlinable
  func readAgain(_ surroundings: inout FocusSurroundings) {
    guard let focus = surroundings.path.first.flatMap({ self[$0] }) else { return }
    readFocus(focus, &surroundings)
    for index in surroundings.scrolls.indices where readAgain(&surroundings.scrolls[index]) {
      surroundings.isNew = true
    }
  }

  /// Reads a scroll view as it stands now; tells whether that is news.
  @inlinable
  func readAgain(_ scroll: inout SurroundingScroll) -> Bool {
    guard let node = self[scroll.node], let metrics = tree.scrollMetrics(of: node) else {
      defer { scroll.isThere = false }
      return scroll.isThere
    }
    let frame = tree.frameInWindow(of: node)
    if scroll.isThere, scroll.scroll.stands(at: frame, with: metrics) { return false }
    scroll.scroll = ScrollContext(metrics, at: frame)
    scroll.isThere = true
    return true
  }

  @inlinable
  func readFocus(_ focus: Tree.NodeID, _ surroundings: inout FocusSurroundings) {
    surroundings.noteFocus(
      at: tree.frameInWindow(of: focus), tree.caretInWindow(of: focus), tree.keyboardDistance(of: focus))
  }

  /// Reads a scroll view as it stands, with all that was written; false for a node that is none.
  @inlinable
  func read(_ scroll: inout ScrollContext, of node: NodeHandle) -> Bool {
    guard let node = self[node], let metrics = tree.scrollMetrics(of: node) else { return false }
    scroll = ScrollContext(metrics, at: tree.frameInWindow(of: node))
    return true
  }
}

extension ScrollContext {
  /// A scroll view as it stands.
  @inlinable
  init(_ metrics: ScrollMetrics, at frame: Rect) {
    self.init(
      frame: frame, contentOffset: metrics.contentOffset, contentInset: metrics.contentInset,
      indicatorInset: metrics.indicatorInset, hostInset: metrics.hostInset, contentSize: metrics.contentSize,
      isPaging: metrics.isPaging)
  }

  /// Whether it stands as it was read.
  @inlinable
  func stands(at frame: Rect, with metrics: ScrollMetrics) -> Bool {
    self.frame == frame && contentOffset == metrics.contentOffset && contentInset == metrics.contentInset
      && indicatorInset == metrics.indicatorInset && hostInset == metrics.hostInset
      && contentSize == metrics.contentSize && isPaging == metrics.isPaging
  }
}
