import KeyboardEvents
public import ViewTrees

extension TreeProbe where Tree: FrameTree {
  /// Returns the violations of what `FrameTree` promises; roots are not moved.
  ///
  /// O(nodes² × depth).
  public func frameViolations() -> [TreeViolation] {
    nodes.flatMap { node in
      let frame = tree.frame(of: node)
      guard tree.parent(of: node) != nil, tree.frameInWindow(of: node).isUsable else { return [TreeViolation]() }
      guard frame.isUsable else {
        return [violation(.framesAreFinite, node, "the frame in the parent is \(words(frame))")]
      }
      let before = frames
      let found = writingViolations(node, frame)
      tree.setFrame(frame, of: node)
      let placement = tree.hostPlacement(of: node)
      if placement != [] { tree.releaseFrame(placement, of: node) }
      return found.isEmpty ? notGivenBack(since: before, at: name(node)) : found
    }
  }

  private func writingViolations(_ node: Tree.NodeID, _ frame: Rect) -> [TreeViolation] {
    // Lower, as a view that is as high as it can be may not become higher without its content.
    let moved = Rect(x: frame.minX, y: frame.minY - 8, width: frame.width, height: max(0, frame.height - 8))
    let seen = tree.frameInWindow(of: node)
    tree.setFrame(moved, of: node)
    let read = tree.frame(of: node)
    guard read.isNear(moved) else {
      return [violation(.frameIsKept, node, "\(words(moved)) was written, and \(words(read)) read")]
    }
    tree.layoutIfNeeded()
    let placement = tree.hostPlacement(of: node)
    let settled = tree.frame(of: node)
    if !placement.contains(.top) && !settled.minY.isNear(moved.minY)
      || !placement.contains(.height) && !settled.height.isNear(moved.height)
    {
      return [violation(.frameIsKept, node, "\(words(moved)) was written, and after layout \(words(settled)) read")]
    }
    let after = tree.frameInWindow(of: node)
    if !(after.minY - seen.minY).isNear(settled.minY - frame.minY) || !after.height.isNear(settled.height) {
      return [
        violation(
          .frameMovesView, node,
          "moved from \(words(frame)) to \(words(settled)), and seen at \(words(seen)) and then at \(words(after))")
      ]
    }
    guard placement != [] else { return [] }
    tree.releaseFrame(placement, of: node)
    tree.layoutIfNeeded()
    let released = tree.frame(of: node)
    let isTopBack = !placement.contains(.top) || released.minY.isNear(frame.minY)
    // Where only the height is the host's, it is one that follows from nothing that was written.
    let isHeightBack = !placement.contains(.height) || released.height.isNear(frame.height)
    return isTopBack && isHeightBack
      ? [] : [violation(.frameIsReleased, node, "\(words(frame)) before, and \(words(released)) once it was released")]
  }
}
