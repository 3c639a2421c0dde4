import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Asks one strategy and carries out what it wants.
  mutating func evaluate(_ index: Int, reason: EvaluationReason, _ observer: ((AvoidanceDecision) -> Void)?) {
    records[index].seenMoves = moveCount
    swap(&entries, &records[index].entries)
    reconcile()
    let plan = plan(for: index, reason)
    claim(index, plan)
    collectWrites(index, plan)
    let place = placeOfFocus(beforeShifting: index)
    commit(index, plan, by: motion)
    if let place { measureFollowing(index, from: place) }
    swap(&entries, &records[index].entries)
    guard let observer else { return }
    observer(
      AvoidanceDecision(
        attachment: records[index].id, place: records[index].place, reason: reason, context: context, plan: plan,
        writeCount: writes.count))
  }

  private mutating func plan(for index: Int, _ reason: EvaluationReason) -> AvoidancePlan {
    guard readContext(for: index), !isTargetExcluded(index) else { return .none }
    updateMemory(of: index, reason: reason)
    return records[index].strategy.plan(for: context)
  }

  /// Gives back everything of a record, at once.
  mutating func giveBack(_ index: Int) {
    swap(&entries, &records[index].entries)
    reconcile()
    claim(index, .none)
    collectWrites(index, .none)
    commit(index, .none, by: nil)
    swap(&entries, &records[index].entries)
    motions.cut(records[index].id)
    records[index].memory = RevealMemory()
    records[index].isContested = false
  }

  private mutating func isTargetExcluded(_ index: Int) -> Bool {
    guard hasExclusions, !records[index].strategy.excludesTarget else { return false }
    for other in records.indices {
      guard let excluded = records[other].excludedNode else { continue }
      guard let node = node(of: records[index].target) else { return true }
      if access.isInside(node, excluded) { return true }
    }
    return false
  }

  /// Takes note of what the host has written since.
  private mutating func reconcile() {
    for entry in entries.indices.reversed() {
      guard let current = access.read(entries[entry].property) else {
        // The node is gone, and with it whatever was to be given back.
        entries.remove(at: entry)
        continue
      }
      guard current != entries[entry].written else { continue }
      if isClamp(current, of: entry) {
        entries[entry].wrote(readsAs: current)
      } else {
        let property = entries[entry].property
        entries[entry].reconcile(with: current, isAbsolute: property.isOfFrame && access.isSetByHost(property))
      }
    }
  }

  /// Whether an offset that we wrote was only brought back into its range by the host, as hosts do after a turn.
  private mutating func isClamp(_ current: PropertyValue, of entry: Int) -> Bool {
    guard entries[entry].isInForce, case .contentOffset(let node) = entries[entry].property,
      case .point(let written) = entries[entry].written, readScroll(node)
    else { return false }
    return current.isNear(.point(scroll.inRange(written)))
  }
}
