import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// What an avoider is without its tokens, so that handlers can hold it without holding the avoider.
final class AvoidanceEngine<Tree: AvoidableTree> {
  let tree: Tree
  let tracker: KeyboardTracker
  let animator: any Animator
  var diagnostics: Diagnostics { tracker.center.diagnostics }

  /// The attachments, outer targets first.
  var records: [AttachmentRecord<Tree>] = []
  /// The focus and its ancestors, as of the evaluation that runs.
  var focusPath: [Tree.NodeID] = []
  /// Whether the focus is in a part of the tree that is left alone.
  var isFocusExcluded = false
  /// Whether somebody has scrolled around the focus since the last evaluation.
  var hasScrolled = false
  /// The offsets of the scroll views that matter, at the end of the last evaluation.
  private var seenOffsets: [SeenOffset<Tree.NodeID>] = []
  /// Whether a view was moved or resized in this evaluation, by whichever property.
  var hasMovedViews = false
  /// Whether content was scrolled for the record that is evaluated.
  var hasWrittenOffsets = false
  /// The context, kept to reuse its storage.
  var context = AvoidanceContext(keyboard: .hidden, window: .zero, target: .zero)
  /// Whether what changes goes the way of the keyboard: with it, or as it went last where the focus moves on.
  private var isAnimated = false
  /// How the keyboard of the context's screen moves.
  var keyboardMotion: KeyboardMotion?
  /// The motion that changes belong to, or nil where they are made as they are.
  var motion: KeyboardMotion? { isAnimated ? keyboardMotion : nil }
  /// How far what the context tells of stands above its unmoved place in the tree.
  var shiftOfRects = 0.0
  /// The nodes of the context's scroll views, in its order.
  var scrollNodes: [Tree.NodeID] = []
  /// What is about to be written, kept to reuse its storage.
  var writes: [PendingWrite] = []
  /// Who is told of each evaluation.
  var observer: ((AvoidanceDecision) -> Void)?

  private var nextID = 0
  private var lastSequence: UInt64 = 0
  /// Whether the tree is being read and written; what is asked for meanwhile waits.
  var isEvaluating = false
  /// What was asked for from inside an evaluation, by a tree, a strategy or an observer, to be done after it.
  private var deferred: [() -> Void] = []
  /// What was asked for from inside an evaluation, by a host that lays out or a keyboard that moves meanwhile.
  private var pending: EvaluationReason?
  /// An evaluation that causes the next one this often does not settle by going on.
  private static var rounds: Int { 4 }

  init(tree: Tree, tracker: KeyboardTracker, animator: any Animator) {
    self.tree = tree
    self.tracker = tracker
    self.animator = animator
  }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  func index(of id: Int) -> Int? { records.firstIndex { $0.id == id } }

  /// Evaluates once for a change of the keyboard, however many attachments hear of it.
  func keyboardDidChange(_ change: KeyboardStateChange) {
    guard change.sequence != lastSequence else { return }
    lastSequence = change.sequence
    evaluate(change.isInteractive ? .drag : .keyboard)
  }

  /// Asks every strategy that takes part, from the outside in, and carries out what they want.
  func evaluate(_ reason: EvaluationReason) {
    guard !isEvaluating else {
      // Any other reason is one to look at the layout too, and says more.
      if pending == nil || reason != .layout { pending = reason }
      return
    }
    isEvaluating = true
    evaluateOnce(reason)
    var round = 0
    while let next = pending, round < Self.rounds {
      pending = nil
      round += 1
      evaluateOnce(next)
    }
    pending = nil
    isEvaluating = false
    let actions = deferred
    deferred = []
    for action in actions { action() }
  }

  /// Carries out what changes the list of attachments: at once, or once the evaluation that runs is over.
  func whenIdle(_ action: @escaping () -> Void) {
    if isEvaluating { deferred.append(action) } else { action() }
  }

  private func evaluateOnce(_ reason: EvaluationReason) {
    isAnimated = reason == .keyboard || reason == .focus
    if records.count > 1 { sortRecords() }
    readFocus()
    evaluateRecords(reason)
    // What moves views may move what was looked at before it, and even what it was computed from: all look once more.
    var round = 1
    while hasMovedViews, round < Self.rounds {
      round += 1
      evaluateRecords(reason == .drag ? .drag : .layout)
    }
    rememberOffsets()
    // Nodes may be views: what has been looked at is not kept alive until the next time.
    focusPath.removeAll(keepingCapacity: true)
    scrollNodes.removeAll(keepingCapacity: true)
  }

  private func evaluateRecords(_ reason: EvaluationReason) {
    hasMovedViews = false
    // Once the keyboard has left, inner ones go first: what they give back was measured in what outer ones had made.
    let isReversed = isKeyboardHidden
    for step in records.indices {
      let index = isReversed ? records.count - 1 - step : step
      if records[index].takesPart { evaluate(index, reason: reason) }
    }
  }

  private var isKeyboardHidden: Bool {
    guard let first = records.first, let node = node(of: first.target), let window = tree.window(of: node) else {
      return false
    }
    return tracker.state(of: window.screen).placement == .hidden
  }

  private func sortRecords() {
    for index in records.indices { records[index].depth = depth(of: records[index].target) }
    // Few and nearly in order always: insertion keeps equal ones in the order of attaching, and allocates nothing.
    for index in records.indices.dropFirst() {
      var place = index
      while place > 0, records[place].depth < records[place - 1].depth {
        records.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func depth(of target: AvoidanceTarget<Tree>) -> Int {
    var node = node(of: target)
    var depth = 0
    while let current = node {
      depth += 1
      node = tree.parent(of: current)
    }
    return depth
  }

  /// The node whose place in the tree is the target's.
  func node(of target: AvoidanceTarget<Tree>) -> Tree.NodeID? {
    switch target {
    case .view(let node): node
    case .constraint(let constraint): tree.constraintMetrics(of: constraint)?.node
    case .constraints(let whileUp, let atRest):
      (whileUp.first ?? atRest.first).flatMap { tree.constraintMetrics(of: $0)?.node }
    case .guide(let guide): tree.guideMetrics(of: guide)?.node
    }
  }
}

extension AvoidanceEngine {
  /// Walks up from the focus once, for all attachments.
  private func readFocus() {
    focusPath.removeAll(keepingCapacity: true)
    isFocusExcluded = false
    var node = tree.focusedNode
    while let current = node {
      focusPath.append(current)
      node = tree.parent(of: current)
    }
    for record in records where record.isEnabled && record.strategy.excludesTarget {
      if case .view(let excluded) = record.target, focusPath.contains(excluded) { isFocusExcluded = true }
    }
    hasScrolled = false
    for seen in seenOffsets where focusPath.contains(seen.node) {
      guard let metrics = tree.scrollMetrics(of: seen.node) else { continue }
      if metrics.contentOffset != seen.offset { hasScrolled = true }
    }
  }

  private func rememberOffsets() {
    seenOffsets.removeAll(keepingCapacity: true)
    guard !records.isEmpty else { return }
    for node in focusPath { remember(node) }
    for record in records {
      for entry in record.entries {
        if case .contentOffset(let node) = entry.property, !focusPath.contains(node) { remember(node) }
      }
    }
  }

  private func remember(_ node: Tree.NodeID) {
    guard let scroll = scrollContext(of: node) else { return }
    let isInRange = scroll.contentOffset.y <= scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
    seenOffsets.append(SeenOffset(node: node, offset: scroll.contentOffset, isInRange: isInRange))
  }

  /// Whether a scroll view stood in its range at the last evaluation and stands there still, or was never looked at.
  func isSettled(_ node: Tree.NodeID, at offset: Point) -> Bool {
    for seen in seenOffsets where seen.node == node { return seen.isInRange && seen.offset == offset }
    guard let scroll = scrollContext(of: node) else { return false }
    return offset.y <= scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
  }

  /// Whether a node is in a part of the tree that is left alone.
  func isExcluded(_ node: Tree.NodeID) -> Bool {
    for record in records where record.isEnabled && record.strategy.excludesTarget {
      guard case .view(let excluded) = record.target else { continue }
      var ancestor: Tree.NodeID? = node
      while let current = ancestor {
        if current == excluded { return true }
        ancestor = tree.parent(of: current)
      }
    }
    return false
  }
}

/// Where a scroll view stood at the end of an evaluation.
struct SeenOffset<NodeID: Hashable> {
  var node: NodeID
  var offset: Point
  /// Whether that was no further down than its content reaches.
  var isInRange: Bool
}
