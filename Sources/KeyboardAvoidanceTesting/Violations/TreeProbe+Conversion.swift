import KeyboardEvents
public import ViewTrees

extension TreeProbe where Tree: FrameTree & ScrollTree {
  /// Returns where frames in the parent and frames in the window contradict each other, as the tree stands.
  ///
  /// O(nodes × depth).
  public func conversionViolations() -> [TreeViolation] {
    nodes.compactMap { node in
      tree.parent(of: node).flatMap { conversionViolation(.framesConvert, of: node, in: $0) }
    }
  }

  /// Returns what does not move against the offset of the scroll view that it stands in.
  ///
  /// What the host's layout holds where it is moves in its parent then, and is right. O(scroll views × nodes).
  public func contentViolations() -> [TreeViolation] {
    nodes.flatMap { scroll in
      guard let metrics = tree.scrollMetrics(of: scroll) else { return [TreeViolation]() }
      let range = metrics.offsetRange(in: tree.frameInWindow(of: scroll).size)
      tree.setContentOffset(Point(x: range.midX, y: range.midY), of: scroll)
      tree.layoutIfNeeded()
      let found = nodes.compactMap { node in
        tree.parent(of: node) == scroll ? conversionViolation(.contentFollowsOffset, of: node, in: scroll) : nil
      }
      tree.setContentOffset(metrics.contentOffset, of: scroll)
      tree.layoutIfNeeded()
      return found
    }
  }

  private func conversionViolation(
    _ promise: TreePromise, of node: Tree.NodeID, in parent: Tree.NodeID
  ) -> TreeViolation? {
    let outer = tree.frameInWindow(of: parent)
    let offset = tree.scrollMetrics(of: parent)?.contentOffset ?? .zero
    let frame = tree.frame(of: node)
    let seen = tree.frameInWindow(of: node)
    let expected = frame.offsetBy(x: outer.minX - offset.x, y: outer.minY - offset.y)
    guard frame.isUsable, outer.isUsable, offset.isFinite, seen.isUsable, !seen.isNear(expected) else { return nil }
    let place = "\(words(frame)) in the parent, which is at \(words(outer)) with the offset \(words(offset))"
    return violation(promise, node, "\(place), and at \(words(seen)) in the window")
  }
}
