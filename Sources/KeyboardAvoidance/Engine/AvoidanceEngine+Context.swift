import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// The one place that reads a tree into a value.
extension AvoidanceEngine {
  /// Reads all that the strategy of a record may know; false where its target is in no window.
  func readContext(for index: Int) -> Bool {
    let record = records[index]
    context.scrolls.removeAll(keepingCapacity: true)
    scrollNodes.removeAll(keepingCapacity: true)
    context.constraints.removeAll(keepingCapacity: true)
    context.guide = nil
    context.focus = nil
    context.appliedShift = 0
    keyboardMotion = nil
    guard let node = node(of: record.target), let window = tree.window(of: node) else { return false }
    context.window = Rect(origin: .zero, size: window.frame.size)
    var origin = window.frame.origin
    shiftOfRects = 0
    if case .view(let node) = record.target, let base = record.base(of: .originY(node))?.number {
      context.appliedShift = base - tree.frame(of: node).minY
      // A window that is shifted takes its coordinates along: everything in it stays, and the keyboard moves.
      if tree.parent(of: node) == nil { origin.y += context.appliedShift } else { shiftOfRects = context.appliedShift }
    }
    if case .view(let node) = record.target, tree.parent(of: node) == nil {
      // A window is moved on its screen, whose top is where what is in it can be seen up to.
      context.window = context.window.inset(by: Insets(top: -max(0, origin.y)))
    }
    let state = tracker.state(of: window.screen)
    keyboardMotion = state.motion
    context.keyboard = state.placement.offsetBy(x: -origin.x, y: -origin.y)
    switch record.target {
    case .view(let node):
      readView(node, record)
    case .constraint(let constraint):
      readConstraint(constraint, isForKeyboard: true, record)
    case .constraints(let whileUp, let atRest):
      for constraint in whileUp { readConstraint(constraint, isForKeyboard: true, record) }
      for constraint in atRest { readConstraint(constraint, isForKeyboard: false, record) }
    case .guide(let guide):
      context.target = tree.frameInWindow(of: node)
      if let metrics = tree.guideMetrics(of: guide) {
        context.guide = GuideContext(
          restingHeight: metrics.restingHeight, followsUndockedKeyboard: metrics.followsUndockedKeyboard)
      }
    }
    return context.target.isUsable && context.window.isUsable
  }

  private func readConstraint(
    _ constraint: Tree.ConstraintID, isForKeyboard: Bool, _ record: AttachmentRecord<Tree>
  ) {
    guard let metrics = tree.constraintMetrics(of: constraint) else { return }
    var isActive = metrics.isActive
    if case .flag(let base) = record.base(of: .isActive(constraint)) { isActive = base }
    if context.constraints.isEmpty { context.target = metrics.span }
    context.constraints.append(
      ConstraintContext(
        line: metrics.line, span: metrics.span, isHeight: metrics.isHeight,
        constant: record.base(of: .constant(constraint))?.number ?? metrics.constant, isActive: isActive,
        isForKeyboard: isForKeyboard))
  }

  private func readView(_ node: Tree.NodeID, _ record: AttachmentRecord<Tree>) {
    context.target = unmoved(tree.frameInWindow(of: node))
    if let base = record.base(of: .height(node))?.number { context.target.size.height = base }

    if !isFocusExcluded, let depth = focusPath.firstIndex(of: node) {
      for ancestor in focusPath[...depth] { readScroll(ancestor, record) }
      readFocus(record)
    } else if focusPath.isEmpty, let last = record.memory.lastFocus, record.memory.wasUp {
      // The end of editing is not the end of the keyboard: what made room goes on to do so.
      var ancestor: Tree.NodeID? = last
      while let current = ancestor {
        readScroll(current, record)
        ancestor = current == node ? nil : tree.parent(of: current)
      }
    }
    if context.scrolls.isEmpty { readScroll(node, record) }
  }

  private func readScroll(_ node: Tree.NodeID, _ record: AttachmentRecord<Tree>) {
    guard var scroll = scrollContext(of: node) else { return }
    scroll.isSettled = isSettled(node, at: scroll.contentOffset)
    scroll.frame = unmoved(scroll.frame)
    if let base = record.base(of: .contentInsetBottom(node))?.number { scroll.contentInset.bottom = base }
    if let base = record.base(of: .indicatorInsetBottom(node))?.number { scroll.indicatorInset.bottom = base }
    context.scrolls.append(scroll)
    scrollNodes.append(node)
  }

  /// A scroll view as it stands, with all that was written; nil for a node that is none, or tells what cannot be used.
  func scrollContext(of node: Tree.NodeID) -> ScrollContext? {
    guard let metrics = tree.scrollMetrics(of: node) else { return nil }
    let scroll = ScrollContext(
      frame: tree.frameInWindow(of: node), contentOffset: metrics.contentOffset, contentInset: metrics.contentInset,
      indicatorInset: metrics.indicatorInset, hostInset: metrics.hostInset, contentSize: metrics.contentSize,
      isPaging: metrics.isPaging)
    return scroll.isUsable ? scroll : nil
  }

  private func readFocus(_ record: AttachmentRecord<Tree>) {
    guard let node = focusPath.first else { return }
    // What hangs on something outside of the target does not stand where the shift would have it.
    let shift = shiftOfRects * record.memory.followedPart
    let frame = tree.frameInWindow(of: node).offsetBy(y: shift)
    guard frame.isUsable else { return }
    var focus = FocusRegion(frame: frame)
    focus.distance = tree.keyboardDistance(of: node)
    if let caret = tree.caretInWindow(of: node), caret.isUsable { focus.caret = caret.offsetBy(y: shift) }
    for anchor in record.anchors {
      let frame = unmoved(tree.frameInWindow(of: anchor))
      if frame.isUsable { focus.anchors.append(frame) }
    }
    focus.isScrollView = tree.scrollMetrics(of: node) != nil
    focus.scrolledInside = scrolledInside(record)
    context.focus = focus
  }

  /// How far other attachments have moved the focus up and left inside the target, by scrolling or shifting.
  private func scrolledInside(_ record: AttachmentRecord<Tree>) -> Point {
    var sum = Point.zero
    guard case .view(let target) = record.target else { return sum }
    for other in records where other.id != record.id && other.depth > record.depth {
      for entry in other.entries where entry.isInForce {
        switch (entry.property, entry.base, entry.written) {
        case (.contentOffset(let node), .point(let base), .point(let written))
        where node != focusPath.first && isBetweenFocus(and: target, node):
          if tree.scrollMetrics(of: node)?.contentOffset == written { sum = sum + (written - base) }
        case (.originY(let node), .number(let base), .number(let written)) where isBetweenFocus(and: target, node):
          sum.y += base - written
        default: break
        }
      }
    }
    return sum
  }

  private func isBetweenFocus(and target: Tree.NodeID, _ node: Tree.NodeID) -> Bool {
    focusPath.prefix { $0 != target }.contains(node)
  }

  /// A rectangle where it would be had the record's own shift not moved it.
  private func unmoved(_ rect: Rect) -> Rect {
    shiftOfRects == 0 ? rect : rect.offsetBy(y: shiftOfRects)
  }
}

extension KeyboardState.Placement {
  /// The same keyboard in coordinates whose origin is elsewhere.
  func offsetBy(x: Double, y: Double) -> KeyboardState.Placement {
    switch self {
    case .hidden: .hidden
    case .docked(let frame): .docked(frame.offsetBy(x: x, y: y))
    case .floating(let frame): .floating(frame.offsetBy(x: x, y: y))
    }
  }
}

extension ScrollContext {
  /// Whether every number in it can be computed with.
  var isUsable: Bool {
    frame.isUsable && contentOffset.isFinite && contentInset.isFinite && indicatorInset.isFinite
      && hostInset.isFinite && contentSize.isFinite
  }
}
