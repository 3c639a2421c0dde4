import KeyboardEvents
public import ViewTrees

extension TreeProbe {
  /// Returns the violations of what `ViewTree` promises.
  ///
  /// O(nodes × depth).
  public func violations() -> [TreeViolation] {
    endless.map { violation(.parentsEnd, $0, "its parents never end") }
      + nodes.flatMap { violations(at: $0) } + unsettled()
  }

  private func violations(at node: Tree.NodeID) -> [TreeViolation] {
    var found: [TreeViolation] = []
    let frame = tree.frameInWindow(of: node)
    let safeArea = tree.safeArea(of: node)
    let window = tree.window(of: node)
    if !frame.isUsable { found.append(violation(.framesAreFinite, node, "the frame in the window is \(words(frame))")) }
    if !safeArea.isFinite || min(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right) < 0 {
      found.append(violation(.safeAreasAreFinite, node, "the safe area is \(Scene.Value.insets(safeArea))"))
    }
    if let parent = tree.parent(of: node) {
      if tree.window(of: parent) != window {
        found.append(violation(.windowsAgree, node, "its window is not its parent's"))
      }
    } else if let window {
      if !window.frame.isUsable { found.append(violation(.windowsAgree, node, "the window is \(words(window.frame))")) }
      if frame == window.frame, window.frame.origin != .zero {
        found.append(
          violation(.framesAreInWindow, node, "a root is at \(words(frame)), where its window is on the screen"))
      }
    }
    let again = tree.frameInWindow(of: node)
    if !again.isNear(frame) || tree.window(of: node) != window || tree.parent(of: node) != tree.parent(of: node)
      || safeArea.isFinite && tree.safeArea(of: node) != safeArea
    {
      found.append(violation(.readsAgree, node, "\(words(frame)) at first, and \(words(again)) then"))
    }
    return found
  }

  private func unsettled() -> [TreeViolation] {
    tree.layoutIfNeeded()
    let before = frames
    tree.layoutIfNeeded()
    return zip(nodes, zip(before, frames)).compactMap { node, frames in
      frames.0.isNear(frames.1)
        ? nil : violation(.layoutSettles, node, "\(words(frames.0)) after a layout, and \(words(frames.1)) after two")
    }
  }
}

extension TreeProbe where Tree: FocusTree {
  /// Returns the violations of what `FocusTree` promises.
  ///
  /// O(depth of the focus).
  public func focusViolations() -> [TreeViolation] {
    guard let focus = tree.focusedNode else { return [] }
    var found: [TreeViolation] = []
    if !isInTree(focus) {
      found.append(violation(.focusIsInTree, focus, "what is edited has none of the roots that were looked at"))
    } else if tree.window(of: focus) == nil {
      found.append(violation(.focusIsInTree, focus, "what is edited is in no window"))
    }
    if let caret = tree.caretInWindow(of: focus), !caret.isUsable {
      found.append(violation(.caretIsFinite, focus, "the caret is at \(words(caret))"))
    }
    if let distance = tree.keyboardDistance(of: focus), !(distance.isFinite && distance >= 0) {
      found.append(violation(.caretIsFinite, focus, "the distance is \(number(distance))"))
    }
    return found
  }
}
