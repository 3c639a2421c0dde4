import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

extension AvoidanceEngine {
  /// Asks one strategy and carries out what it wants.
  func evaluate(_ index: Int, reason: EvaluationReason) {
    reconcile(index)
    var plan = AvoidancePlan.none
    if readContext(for: index), !isTargetExcluded(index) {
      updateMemory(of: index, reason: reason)
      plan = records[index].strategy.plan(for: context)
    }
    claim(index, plan)
    let (shift, place) = (context.appliedShift, focusPath.first.map { tree.frameInWindow(of: $0) })
    commit(index, plan, by: motion)
    let seen = observer == nil ? nil : context
    rememberSight(index)
    measureFollowing(index, from: place, shift)
    guard let observer, let seen else { return }
    observer(
      AvoidanceDecision(
        attachment: records[index].id, place: records[index].place, reason: reason, context: seen, plan: plan,
        writeCount: writes.count))
  }

  private func isTargetExcluded(_ index: Int) -> Bool {
    guard let node = node(of: records[index].target) else { return true }
    return !records[index].strategy.excludesTarget && isExcluded(node)
  }

  /// Takes note of what the host has written since.
  func reconcile(_ index: Int) {
    for entry in records[index].entries.indices.reversed() {
      guard let current = records[index].entries[entry].property.read(from: tree) else {
        // The node is gone, and with it whatever was to be given back.
        records[index].entries.remove(at: entry)
        continue
      }
      if isClamp(current, of: records[index].entries[entry]) {
        records[index].entries[entry].wrote(readsAs: current)
        continue
      }
      let isAbsolute = records[index].entries[entry].property.isSetByHost(in: tree)
      records[index].entries[entry].reconcile(with: current, isAbsolute: isAbsolute)
    }
  }

  /// Whether an offset that we wrote was only brought back into its range by the host, as hosts do after a turn.
  private func isClamp(_ current: PropertyValue, of entry: LedgerEntry<Tree>) -> Bool {
    guard entry.isInForce, case .contentOffset(let node) = entry.property, case .point(let written) = entry.written,
      current != entry.written, let scroll = scrollContext(of: node)
    else { return false }
    let least = scroll.leastOffset
    let greatest = scroll.greatestOffset(bottomInset: scroll.contentInset.bottom)
    let clamped = Point(
      x: min(max(written.x, least.x), greatest.x), y: min(max(written.y, least.y), greatest.y))
    return current.isNear(.point(clamped))
  }

  /// Decides whether there is a reason to bring the focus into sight.
  private func updateMemory(of index: Int, reason: EvaluationReason) {
    var memory = records[index].memory
    let isUp = context.isKeyboardUp(floating: .avoid)
    let focus = context.focus == nil ? nil : focusPath.first
    let isNew =
      reason == .caret || reason == .demand || reason == .keyboard || (focus != nil && focus != memory.focus)
      || (isUp && !memory.wasUp)
    if focus != memory.focus { memory.followedPart = 1 }
    if isNew {
      memory.hasUserScrolled = false
      memory.isAbandoned = false
    } else if hasScrolled, context.focus != nil {
      memory.hasUserScrolled = true
      memory.isAbandoned = !context.isFocusInSight()
    }
    memory.focus = focus
    if focus != nil || !focusPath.isEmpty { memory.lastFocus = focus }
    memory.wasUp = isUp
    // A layout brings into sight again what it has covered, and what it has made room for; it is no reason otherwise.
    context.mayReveal = isNew || !memory.isAbandoned && (memory.wasInSight || memory.targetFrame != context.target)
    memory.targetFrame = context.target
    context.hasUserScrolled = memory.hasUserScrolled
    records[index].memory = memory
  }

  /// Notes whether the focus is in sight now that the plan has been carried out.
  private func rememberSight(_ index: Int) {
    guard context.focus != nil, records[index].memory.wasUp else { return }
    // Where nothing was written everything stands where it was read.
    if !writes.isEmpty, !readContext(for: index) { return }
    records[index].memory.wasInSight = context.isFocusInSight()
  }

  /// Notes how much of a shift the focus has followed, where the target has been shifted just now.
  private func measureFollowing(_ index: Int, from place: Rect?, _ shift: Double) {
    guard let place, let focus = focusPath.first, case .view(let node) = records[index].target else { return }
    let base = records[index].base(of: .originY(node))?.number
    let step = (base.map { $0 - tree.frame(of: node).minY } ?? 0) - shift
    guard abs(step) > 0.5, !hasWrittenOffsets else { return }
    let followed = (place.minY - tree.frameInWindow(of: focus).minY) / step
    if followed.isFinite { records[index].memory.followedPart = min(max(followed, 0), 1) }
  }

  /// Makes an entry for every property that the plan names, unless another attachment has it.
  private func claim(_ index: Int, _ plan: AvoidancePlan) {
    var isContested = false
    for adjustment in plan.adjustments {
      guard let property = property(of: adjustment, index), !records[index].claims(property) else { continue }
      guard !records.indices.contains(where: { $0 != index && records[$0].claims(property) }) else {
        if !records[index].isContested, !isContested { report(.propertyContested, index, about: property.name) }
        isContested = true
        continue
      }
      guard let current = property.read(from: tree) else { continue }
      records[index].entries.append(LedgerEntry(property, current: current))
    }
    records[index].isContested = isContested
  }

  func report(_ kind: LifecycleIssue.Kind, _ index: Int, about subject: String) {
    diagnostics.report(LifecycleIssue(kind, at: records[index].place, about: subject))
  }
}

extension AvoidanceEngine {
  /// The property that an adjustment means; nil where its index is none of the context's.
  func property(of adjustment: Adjustment, _ index: Int) -> AdjustedProperty<Tree>? {
    switch adjustment {
    case .contentInsetBottom(_, let scroll): scrollNode(scroll, index).map { .contentInsetBottom($0) }
    case .indicatorInsetBottom(_, let scroll): scrollNode(scroll, index).map { .indicatorInsetBottom($0) }
    case .contentOffset(_, let scroll): scrollNode(scroll, index).map { .contentOffset($0) }
    case .constant(_, let constraint): constraintID(constraint, index).map { .constant($0) }
    case .isActive(_, let constraint): constraintID(constraint, index).map { .isActive($0) }
    case .translation: viewNode(index).map { .originY($0) }
    case .heightChange: viewNode(index).map { .height($0) }
    case .guideHeight:
      if case .guide(let guide) = records[index].target { .guideHeight(guide) } else { nil }
    }
  }

  /// The value that an adjustment wants, given the entry of its property.
  func value(of adjustment: Adjustment, _ entry: LedgerEntry<Tree>) -> PropertyValue {
    switch adjustment {
    case .contentInsetBottom(let value, _), .indicatorInsetBottom(let value, _), .constant(let value, _): .number(value)
    case .contentOffset(let offset, _): .point(offset)
    case .isActive(let isActive, _): .flag(isActive)
    case .translation(let difference), .heightChange(let difference):
      // Adding 0 would turn -0 into 0, and the base is given back bit for bit.
      difference == 0 ? entry.base : .number((entry.base.number ?? 0) + difference)
    case .guideHeight(let height): .height(height)
    }
  }

  private func viewNode(_ index: Int) -> Tree.NodeID? {
    if case .view(let node) = records[index].target { node } else { nil }
  }

  private func scrollNode(_ scroll: Int, _ index: Int) -> Tree.NodeID? {
    scrollNodes.indices.contains(scroll) ? scrollNodes[scroll] : nil
  }

  private func constraintID(_ constraint: Int, _ index: Int) -> Tree.ConstraintID? {
    switch records[index].target {
    case .constraint(let only): constraint == 0 ? only : nil
    case .constraints(let whileUp, let atRest):
      if whileUp.indices.contains(constraint) {
        whileUp[constraint]
      } else if atRest.indices.contains(constraint - whileUp.count) {
        atRest[constraint - whileUp.count]
      } else {
        nil
      }
    case .view, .guide: nil
    }
  }
}
