import KeyboardEvents
public import ViewTrees

extension TreeProbe where Tree: ScrollTree {
  /// Returns the violations of what `ScrollTree` promises.
  ///
  /// O(scroll views × nodes × depth).
  public func scrollViolations() -> [TreeViolation] {
    nodes.flatMap { node in
      guard let metrics = tree.scrollMetrics(of: node) else { return [TreeViolation]() }
      guard metrics.isUsable else {
        return [violation(.scrollMetricsAreFinite, node, "the metrics are \(metrics.words)")]
      }
      let before = frames
      let found = offsetViolations(node, metrics) + insetViolations(node, metrics)
      tree.setContentInset(metrics.contentInset, of: node)
      tree.setIndicatorInset(metrics.indicatorInset, of: node)
      tree.setContentOffset(metrics.contentOffset, of: node)
      // What reads wrong has been told; that it cannot be written back then is no news.
      return found.isEmpty ? notGivenBack(since: before, at: name(node)) + changed(node, metrics) : found
    }
  }

  private func changed(_ node: Tree.NodeID, _ before: ScrollMetrics) -> [TreeViolation] {
    guard let after = tree.scrollMetrics(of: node), after != before else { return [] }
    return [violation(.valuesAreGivenBack, node, "\(before.words) before, and \(after.words) after")]
  }
}

extension TreeProbe where Tree: ScrollTree {
  private func offsetViolations(_ node: Tree.NodeID, _ metrics: ScrollMetrics) -> [TreeViolation] {
    let range = metrics.offsetRange(in: tree.frameInWindow(of: node).size)
    let middle = Point(x: range.midX, y: range.midY)
    let read = offset(of: node, afterWriting: middle)
    var found: [TreeViolation] = []
    if let after = tree.scrollMetrics(of: node), after.differs(from: metrics) {
      found.append(violation(.scrollWritesAreSeparate, node, "an offset was written, and then it is \(after.words)"))
    }
    guard read.isNear(middle) else {
      return [violation(.offsetIsKept, node, "\(words(middle)) was written, and \(words(read)) read")] + found
    }
    let least = Point(x: range.minX - 50, y: range.minY - 50)
    let greatest = Point(x: range.maxX + 50, y: range.maxY + 50)
    return found + clampViolations(node, least, in: range) + clampViolations(node, greatest, in: range)
  }

  /// An offset out of range may be kept, as a finger can bring it there, or clamped.
  private func clampViolations(_ node: Tree.NodeID, _ outside: Point, in range: Rect) -> [TreeViolation] {
    let clamped = Point(
      x: min(max(outside.x, range.minX), range.maxX), y: min(max(outside.y, range.minY), range.maxY))
    let read = offset(of: node, afterWriting: outside)
    if read.isNear(outside) || read.isNear(clamped) { return [] }
    return [violation(.offsetIsClamped, node, "\(words(outside)) was written, and \(words(read)) read")]
  }

  private func offset(of node: Tree.NodeID, afterWriting offset: Point) -> Point {
    tree.setContentOffset(offset, of: node)
    return tree.scrollMetrics(of: node)?.contentOffset ?? offset
  }
}

extension ScrollMetrics {
  fileprivate var isUsable: Bool {
    contentOffset.isFinite && contentInset.isFinite && indicatorInset.isFinite && hostInset.isFinite
      && contentSize.isFinite && contentSize.width >= 0 && contentSize.height >= 0
  }

  /// Whether anything but the offset is another than before.
  fileprivate func differs(from other: ScrollMetrics) -> Bool {
    !contentInset.isNear(other.contentInset) || !indicatorInset.isNear(other.indicatorInset)
      || contentSize != other.contentSize
  }
}
