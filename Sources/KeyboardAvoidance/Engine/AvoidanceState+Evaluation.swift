import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Asks one strategy and carries out what it wants.
  mutating func evaluate(_ index: Int, reason: EvaluationReason, _ observer: ((AvoidanceDecision) -> Void)?) {
    records[index].seenMoves = moveCount
    reconcile(index)
    let plan = plan(for: index, reason)
    claim(index, plan)
    collectWrites(index, plan)
    let (shift, place) = (context.appliedShift, placeOfFocus(beforeShifting: index))
    let seen = observer == nil ? nil : context
    commit(index, plan, by: motion)
    rememberSight(index)
    if let place { measureFollowing(index, from: place, shift) }
    guard let observer, let seen else { return }
    observer(
      AvoidanceDecision(
        attachment: records[index].id, place: records[index].place, reason: reason, context: seen, plan: plan,
        writeCount: writes.count))
  }

  private mutating func plan(for index: Int, _ reason: EvaluationReason) -> AvoidancePlan {
    guard readContext(for: index), !isTargetExcluded(index) else { return .none }
    updateMemory(of: index, reason: reason)
    return records[index].strategy.plan(for: context)
  }

  /// Gives back everything of a record, at once.
  mutating func giveBack(_ index: Int) {
    reconcile(index)
    claim(index, .none)
    collectWrites(index, .none)
    commit(index, .none, by: nil)
    motions.cut(records[index].id)
    records[index].memory = RevealMemory()
    records[index].isContested = false
  }

  private func isTargetExcluded(_ index: Int) -> Bool {
    guard !records[index].strategy.excludesTarget else { return false }
    for other in records.indices {
      guard let excluded = records[other].excludedNode else { continue }
      guard let node = node(of: records[index].target) else { return true }
      if access.isInside(node, excluded) { return true }
    }
    return false
  }

  /// Takes note of what the host has written since.
  private mutating func reconcile(_ index: Int) {
    for entry in records[index].entries.indices.reversed() {
      let ledger = records[index].entries[entry]
      guard let current = access.read(ledger.property) else {
        // The node is gone, and with it whatever was to be given back.
        records[index].entries.remove(at: entry)
        continue
      }
      guard current != ledger.written else { continue }
      if isClamp(current, of: ledger) {
        records[index].entries[entry].wrote(readsAs: current)
      } else {
        records[index].entries[entry].reconcile(with: current, isAbsolute: access.isSetByHost(ledger.property))
      }
    }
  }

  /// Whether an offset that we wrote was only brought back into its range by the host, as hosts do after a turn.
  private func isClamp(_ current: PropertyValue, of entry: LedgerEntry) -> Bool {
    guard entry.isInForce, case .contentOffset(let node) = entry.property, case .point(let written) = entry.written,
      let scroll = scrollContext(of: node)
    else { return false }
    let least = scroll.leastOffset
    let greatest = scroll.greatestOffset(bottomInset: scroll.contentInset.bottom)
    let clamped = Point(
      x: min(max(written.x, least.x), greatest.x), y: min(max(written.y, least.y), greatest.y))
    return current.isNear(.point(clamped))
  }
}
