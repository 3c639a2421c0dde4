import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// A value that an entry of the ledger is to be written with.
struct PendingWrite {
  var entry: Int
  var value: PropertyValue
}

extension AvoidanceEngine {
  /// Carries out a plan: writes what differs, and gives back what the plan does not name any more.
  ///
  /// Changes are handed to the animator where they belong to a motion, and made as they are where they do not.
  func commit(_ index: Int, _ plan: AvoidancePlan, by motion: KeyboardMotion?) {
    hasWrittenOffsets = false
    collectWrites(index, plan)
    if !writes.isEmpty {
      if let motion {
        animator.animate(motion) { carryOut(index, plan) }
      } else {
        carryOut(index, plan)
      }
    }
    for entry in records[index].entries.indices.reversed()
    where wanted(records[index].entries[entry], plan, index) == nil {
      // An offset that waits is not forgotten, as it is given back when the keyboard leaves.
      if plan.holdsOffsets, records[index].entries[entry].property.isOffset { continue }
      checkGivenBack(records[index].entries[entry], index)
      records[index].entries.remove(at: entry)
    }
  }

  /// Gives back everything of a record, at once.
  func giveBack(_ index: Int) {
    let wasEvaluating = isEvaluating
    isEvaluating = true
    defer { isEvaluating = wasEvaluating }
    reconcile(index)
    commit(index, .none, by: nil)
    records[index].memory = RevealMemory()
    records[index].isContested = false
  }

  private func carryOut(_ index: Int, _ plan: AvoidancePlan) {
    for write in writes where !records[index].entries[write.entry].property.isOffset || isWanted(write, plan, index) {
      let property = records[index].entries[write.entry].property
      if write.value == records[index].entries[write.entry].base, property.isSetByHost(in: tree) {
        property.release(in: tree)
      } else {
        property.write(write.value, to: tree)
      }
      if property.movesViews { hasMovedViews = true }
      if property.isOffset { hasWrittenOffsets = true }
    }
    tree.layoutIfNeeded()
    settleOffsets(index, plan)
    for write in writes {
      let entry = records[index].entries[write.entry]
      let current = entry.property.read(from: tree) ?? write.value
      if write.value == entry.base, entry.property.isSetByHost(in: tree) {
        records[index].entries[write.entry].released(readsAs: current)
      } else {
        records[index].entries[write.entry].wrote(readsAs: current)
      }
    }
  }

  private func isWanted(_ write: PendingWrite, _ plan: AvoidancePlan, _ index: Int) -> Bool {
    wanted(records[index].entries[write.entry], plan, index) != nil
  }

  /// Lets go of offsets once all else is back in its place: only there it is known what range they have.
  private func settleOffsets(_ index: Int, _ plan: AvoidancePlan) {
    writes.removeAll { write in
      records[index].entries[write.entry].property.isOffset && !isWanted(write, plan, index)
    }
    // The outer ones stand last: the range of an inner one may depend on where they have brought it.
    for entry in records[index].entries.indices.reversed() {
      let ledger = records[index].entries[entry]
      guard case .contentOffset(let node) = ledger.property, wanted(ledger, plan, index) == nil,
        let value = settledOffset(of: node, ledger, plan, index), value != ledger.written
      else { continue }
      ledger.property.write(value, to: tree)
      hasWrittenOffsets = true
      writes.append(PendingWrite(entry: entry, value: value))
    }
  }

  /// A base that the tree does not take back is told; it is the host's from here on.
  private func checkGivenBack(_ entry: LedgerEntry<Tree>, _ index: Int) {
    guard !entry.property.isOffset, entry.written != entry.base else { return }
    report(.notRestored, index, about: entry.property.name)
  }
}

extension AvoidanceEngine {
  /// Lists what has to be written: offsets last, as the range they are in depends on the insets.
  private func collectWrites(_ index: Int, _ plan: AvoidancePlan) {
    writes.removeAll(keepingCapacity: true)
    collectValues(index, plan) { $0 != .flag(true) }
    // Only then what is switched on: two sets of constraints on the same edges are never in force together.
    collectValues(index, plan) { $0 == .flag(true) }
    for entry in records[index].entries.indices {
      let ledger = records[index].entries[entry]
      guard case .contentOffset(let node) = ledger.property else { continue }
      noteRange(entry, node, index)
      guard let value = wanted(ledger, plan, index) ?? settledOffset(of: node, ledger, plan, index) else { continue }
      collect(value, entry, ledger, index)
    }
  }

  /// Lists all but offsets, as far as their values are of a kind.
  private func collectValues(_ index: Int, _ plan: AvoidancePlan, where isMeant: (PropertyValue) -> Bool) {
    for entry in records[index].entries.indices {
      let ledger = records[index].entries[entry]
      guard !ledger.property.isOffset else { continue }
      let value = wanted(ledger, plan, index) ?? ledger.base
      if isMeant(value) { collect(value, entry, ledger, index) }
    }
  }

  /// Notes, before an offset is moved for the first time, whether the app's own is in range.
  private func noteRange(_ entry: Int, _ node: Tree.NodeID, _ index: Int) {
    let ledger = records[index].entries[entry]
    guard !ledger.isInForce, case .point(let base) = ledger.base, let scroll = scrollContext(of: node) else { return }
    // The inset may be ours already: where the keyboard's room has led the user, the end of that room leads back.
    let range = scroll.leastOffset.y...scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
    records[index].entries[entry].isBaseInRange = range.contains(base.y)
  }

  private func collect(_ value: PropertyValue, _ entry: Int, _ ledger: LedgerEntry<Tree>, _ index: Int) {
    guard value.isFinite else { return report(.nonFinite, index, about: ledger.property.name) }
    // The app's own value is written bit for bit; of all others a difference that nobody could see is none.
    guard value == ledger.base ? value != ledger.written : !value.isNear(ledger.written) else { return }
    writes.append(PendingWrite(entry: entry, value: value))
  }

  private func wanted(_ ledger: LedgerEntry<Tree>, _ plan: AvoidancePlan, _ index: Int) -> PropertyValue? {
    for adjustment in plan.adjustments where property(of: adjustment, index) == ledger.property {
      return value(of: adjustment, ledger)
    }
    return nil
  }

  /// The offset once the strategy has let go: the one before, while nobody else has moved it, and in range.
  private func settledOffset(
    of node: Tree.NodeID, _ ledger: LedgerEntry<Tree>, _ plan: AvoidancePlan, _ index: Int
  ) -> PropertyValue? {
    guard case .point(let current) = ledger.written, case .point(let base) = ledger.base,
      let scroll = scrollContext(of: node)
    else { return nil }
    var bottom = scroll.contentInset.bottom
    for write in writes where records[index].entries[write.entry].property == .contentInsetBottom(node) {
      bottom = write.value.number ?? bottom
    }
    let greatest = scroll.greatestOffset(bottomInset: bottom).y
    let isGivenBack = ledger.isInForce && !plan.keepsOffset && !plan.holdsOffsets
    var offset = isGivenBack ? base : current
    // What nobody of us has put there is left alone, unless it is the end of the inset that leaves it out of range.
    guard isGivenBack ? ledger.isBaseInRange : isSettled(node, at: current) else { return .point(offset) }
    if offset.y > greatest { offset.y = greatest }
    if isGivenBack, offset.y < scroll.leastOffset.y { offset.y = scroll.leastOffset.y }
    return .point(offset)
  }
}
