import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Carries out what was collected, and forgets what the plan does not name any more.
  ///
  /// Changes are handed to the animator where they belong to a motion, and made as they are where they do not.
  mutating func commit(_ index: Int, _ plan: AvoidancePlan, by motion: KeyboardMotion?) {
    hasWrittenOffsets = false
    hasMissed = false
    if !writes.isEmpty {
      if let motion {
        let animator = animator
        let completion = motions.begin(motion, of: records[index].id, at: records[index].place)
        animator.animate(motion, { carryOut(index, plan) }, completion: completion)
      } else {
        motions.cut(records[index].id)
        carryOut(index, plan)
      }
    }
    for entry in records[index].entries.indices.reversed() where wanted[entry] == nil {
      // An offset that waits is not forgotten, as it is given back when the keyboard leaves.
      if plan.holdsOffsets, records[index].entries[entry].property.isOffset { continue }
      checkGivenBack(records[index].entries[entry], index)
      records[index].entries.remove(at: entry)
    }
  }

  private mutating func carryOut(_ index: Int, _ plan: AvoidancePlan) {
    var hasMovedViews = false
    for write in writes {
      let ledger = records[index].entries[write.entry]
      // Offsets that are let go are written once all else is back in its place.
      if ledger.property.isOffset, wanted[write.entry] == nil { continue }
      if write.value == ledger.base, access.isSetByHost(ledger.property) {
        access.release(ledger.property)
      } else {
        access.write(ledger.property, write.value)
      }
      if ledger.property.movesViews { hasMovedViews = true }
      if ledger.property.isOffset { hasWrittenOffsets = true }
    }
    if hasMovedViews { moveCount += 1 }
    access.layoutIfNeeded()
    keepInRange(index)
    settleOffsets(index, plan)
    for write in writes {
      let ledger = records[index].entries[write.entry]
      let current = access.read(ledger.property) ?? write.value
      if write.value == ledger.base, access.isSetByHost(ledger.property) {
        records[index].entries[write.entry].released(readsAs: current)
      } else {
        records[index].entries[write.entry].wrote(readsAs: current)
      }
      follow(records[index].entries[write.entry])
    }
  }

  /// Takes back what is too far of the offsets that are ours.
  ///
  /// Where a host makes room by where a view stands, scrolling or shifting what is around it has changed that. Outer ones
  /// come first, and an axis that nothing has moved is left alone.
  private mutating func keepInRange(_ index: Int) {
    for entry in records[index].entries.indices.reversed() where wanted[entry] != nil {
      let ledger = records[index].entries[entry]
      let write = writes.firstIndex { $0.entry == entry }
      guard case .contentOffset(let node) = ledger.property, write != nil || ledger.isInForce,
        case .point(var offset) = write.map({ writes[$0].value }) ?? ledger.written,
        case .point(let base) = ledger.base, let scroll = scrollContext(of: node)
      else { continue }
      let (least, greatest) = (scroll.leastOffset, scroll.greatestOffset(bottomInset: scroll.contentInset.bottom))
      let asPlanned = offset
      if offset.x != base.x { offset.x = min(max(offset.x, least.x), greatest.x) }
      if offset.y != base.y { offset.y = min(max(offset.y, least.y), greatest.y) }
      guard offset != asPlanned else { continue }
      access.write(.contentOffset(node), .point(offset))
      let taken = PendingWrite(entry: entry, value: .point(offset))
      if let write { writes[write] = taken } else { writes.append(taken) }
      // What the strategy has counted on is not so: it is asked once more.
      hasMissed = true
    }
    guard hasMissed else { return }
    hasWrittenOffsets = true
    moveCount += 1
  }

  /// Lets go of offsets once all else is back in its place: only there it is known what range they have.
  private mutating func settleOffsets(_ index: Int, _ plan: AvoidancePlan) {
    for write in writes.indices.reversed() where wanted[writes[write].entry] == nil {
      if records[index].entries[writes[write].entry].property.isOffset { writes.remove(at: write) }
    }
    // The range of an inner one may depend on where an outer one has been brought, and either may stand first.
    for _ in 0..<2 {
      for entry in records[index].entries.indices.reversed() where wanted[entry] == nil {
        let ledger = records[index].entries[entry]
        let write = writes.firstIndex { $0.entry == entry }
        guard case .contentOffset(let node) = ledger.property,
          let value = settledOffset(of: node, ledger, plan, index),
          value != (write.map { writes[$0].value } ?? ledger.written)
        else { continue }
        access.write(ledger.property, value)
        hasWrittenOffsets = true
        if let write { writes[write].value = value } else { writes.append(PendingWrite(entry: entry, value: value)) }
      }
    }
  }

  /// A base that the tree does not take back is told; it is the host's from here on.
  private func checkGivenBack(_ entry: LedgerEntry, _ index: Int) {
    guard !entry.property.isOffset, entry.written != entry.base else { return }
    report(.notRestored, index, about: entry.property.name)
  }
}
