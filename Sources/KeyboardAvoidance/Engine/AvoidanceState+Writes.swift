import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Lists what has to be written: offsets last, as the range they are in depends on the insets.
  mutating func collectWrites(_ index: Int, _ plan: AvoidancePlan) {
    writes.removeAll(keepingCapacity: true)
    collectValues(index) { $0 != .flag(true) }
    // Only then what is switched on: two sets of constraints on the same edges are never in force together.
    collectValues(index) { $0 == .flag(true) }
    for entry in records[index].entries.indices {
      let ledger = records[index].entries[entry]
      guard case .contentOffset(let node) = ledger.property else { continue }
      // Before it is moved for the first time; where it stays where it is, nothing is about to move it.
      if !ledger.isInForce, wanted[entry] != ledger.written { noteRange(entry, node, index) }
      guard let value = wanted[entry] ?? settledOffset(of: node, ledger, plan, index) else { continue }
      collect(value, entry, ledger, index)
    }
  }

  /// Lists all but offsets, as far as their values are of a kind.
  private mutating func collectValues(_ index: Int, where isMeant: (PropertyValue) -> Bool) {
    for entry in records[index].entries.indices {
      let ledger = records[index].entries[entry]
      guard !ledger.property.isOffset else { continue }
      let value = wanted[entry] ?? ledger.base
      if isMeant(value) { collect(value, entry, ledger, index) }
    }
  }

  /// Lists a value if it has to be written.
  private mutating func collect(_ value: PropertyValue, _ entry: Int, _ ledger: LedgerEntry, _ index: Int) {
    guard value.isFinite else { return report(.nonFinite, index, about: ledger.property.name) }
    // The app's own value is written bit for bit; of all others a difference that nobody could see is none.
    guard value == ledger.base ? value != ledger.written : !value.isNear(ledger.written) else { return }
    writes.append(PendingWrite(entry: entry, value: value))
  }

  /// Notes whether the app's own offset is in range.
  private mutating func noteRange(_ entry: Int, _ node: NodeHandle, _ index: Int) {
    guard case .point(let base) = records[index].entries[entry].base, let scroll = scrollContext(of: node) else {
      return
    }
    // The inset may be ours already: where the keyboard's room has led the user, the end of that room leads back.
    let range = scroll.leastOffset.y...scroll.greatestOffset(bottomInset: scroll.contentInset.bottom).y
    // An offset that stays while its range shrinks was in range too, and hosts bring it back into that.
    records[index].entries[entry].isBaseInRange =
      range.contains(base.y) || base.y > range.upperBound && isSettled(node, scroll)
  }

  /// The offset once the strategy has let go: the one before, while nobody else has moved it, and in range.
  func settledOffset(
    of node: NodeHandle, _ ledger: LedgerEntry, _ plan: AvoidancePlan, _ index: Int
  ) -> PropertyValue? {
    guard case .point(let current) = ledger.written, case .point(let base) = ledger.base,
      var scroll = scrollContext(of: node)
    else { return nil }
    var bottom = scroll.contentInset.bottom
    for write in writes where records[index].entries[write.entry].property == .contentInsetBottom(node) {
      bottom = write.value.number ?? bottom
    }
    let greatest = scroll.greatestOffset(bottomInset: bottom).y
    let isGivenBack = ledger.isInForce && !plan.keepsOffset && !plan.holdsOffsets
    var offset = isGivenBack ? base : current
    // What nobody of us has put there is left alone, unless it is the end of the inset that leaves it out of range.
    scroll.contentOffset = current
    guard isGivenBack ? ledger.isBaseInRange : isSettled(node, scroll) else { return .point(offset) }
    if offset.y > greatest { offset.y = greatest }
    if isGivenBack, offset.y < scroll.leastOffset.y { offset.y = scroll.leastOffset.y }
    return .point(offset)
  }
}
