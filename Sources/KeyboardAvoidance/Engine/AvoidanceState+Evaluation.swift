import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Asks one strategy and carries out what it wants.
  mutating func evaluate(_ index: Int, reason: EvaluationReason, _ observer: ((AvoidanceDecision) -> Void)?) {
    records[index].seenMoves = moveCount
    swap(&entries, &records[index].entries)
    reconcile()
    makePlan(for: index, reason)
    let shift = carryOutPlan(of: index)
    noteSeenPlace(by: index, shift)
    swap(&entries, &records[index].entries)
    guard let observer else { return }
    // Whoever is told may do anything to the tree.
    surroundings.isCurrent = false
    observer(
      AvoidanceDecision(
        attachment: records[index].id, place: records[index].place, reason: reason,
        context: records[index].view == nil ? lineContext : context, plan: plan, writeCount: writes.count))
  }

  /// Brings everything to where the plan wants it.
  ///
  /// - Returns: how far the view stands above its unmoved place then, where all that was done was to shift it; else nil.
  private mutating func carryOutPlan(of index: Int) -> Double? {
    claim(index)
    // Most often all of it is there already.
    guard hasGoals else { return nil }
    collectWrites(index)
    let place = placeOfFocus(beforeShifting: index)
    commit(index, by: motion)
    // What was planned with other room is planned for once more.
    if hasWrittenOffsets, hasRoomChanged() { moveCount += 1 }
    guard let place, let node = records[index].view else { return nil }
    let shift = shift(of: node)
    measureFollowing(index, from: place, by: shift - context.appliedShift)
    return writes.count == 1 ? shift : nil
  }

  private mutating func makePlan(for index: Int, _ reason: EvaluationReason) {
    keyboardMotion = nil
    if let node = records[index].view {
      guard readView(node, index), !hasExclusions || !isTargetExcluded(index) else { return plan = .none }
      updateMemory(of: index, reason: reason)
      records[index].strategy.update(&plan, for: context)
    } else {
      guard readLines(of: index), !hasExclusions || !isTargetExcluded(index) else { return plan = .none }
      records[index].strategy.update(&plan, for: lineContext)
    }
  }

  /// Gives back everything of a record, at once.
  mutating func giveBack(_ index: Int) {
    swap(&entries, &records[index].entries)
    reconcile()
    plan = .none
    claim(index)
    collectWrites(index)
    commit(index, by: nil)
    swap(&entries, &records[index].entries)
    motions.cut(records[index].id)
    records[index].memory = RevealMemory()
    hasDropped = true
    records[index].isContested = false
  }

  private mutating func isTargetExcluded(_ index: Int) -> Bool {
    guard !records[index].strategy.excludesTarget else { return false }
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
      entries[entry].isWanted = false
      guard let current = read(entries[entry].property) else {
        // The node is gone, and with it whatever was to be given back.
        entries.remove(at: entry)
        hasDropped = true
        continue
      }
      guard current != entries[entry].written else { continue }
      if isClamp(current, of: entry) {
        entries[entry].clamped(to: current)
      } else {
        let property = entries[entry].property
        entries[entry].reconcile(with: current, isAbsolute: property.kind.isOfFrame && access.isSetByHost(property))
      }
    }
  }

  /// Whether an offset that we wrote was only brought back into its range by the host, as hosts do after a turn.
  private mutating func isClamp(_ current: PropertyValue, of entry: Int) -> Bool {
    guard entries[entry].isInForce, let node = entries[entry].property.offsetNode, readScroll(node) else {
      return false
    }
    return current.isNear(.point(scroll.inRange(entries[entry].written.point)))
  }
}
