import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Carries out what was collected, and forgets what the plan does not name any more.
  ///
  /// Changes are handed to the animator where they belong to a motion, and made as they are where they do not.
  mutating func commit(_ index: Int, by motion: KeyboardMotion?) {
    if !writes.isEmpty {
      if let motion {
        let animator = animator
        let completion = motions.begin(motion, of: records[index].id, at: records[index].place)
        animator.animate(motion, { carryOut() }, completion: completion)
        // An animator may lay out, and whoever is told of the end of a motion may do anything to the tree.
        surroundings.isCurrent = false
      } else {
        motions.cut(records[index].id)
        carryOut()
      }
    }
    guard isLettingGo else { return }
    for entry in entries.indices.reversed() where !entries[entry].isWanted {
      // An offset that waits is not forgotten, as it is given back when the keyboard leaves.
      if plan.holdsOffsets, entries[entry].property.kind.isOffset { continue }
      checkGivenBack(entry, index)
      entries.remove(at: entry)
      hasDropped = true
    }
  }

  private mutating func carryOut() {
    var hasMovedViews = false
    for write in writes.indices {
      let entry = writes[write].entry
      let property = entries[entry].property
      if property.kind.isOffset {
        // Offsets that are let go are written once all else is back in its place.
        guard entries[entry].isWanted else { continue }
        hasWrittenOffsets = true
      } else if property.kind.movesViews {
        hasMovedViews = true
        if isReleased(write) {
          access.release(property)
          surroundings.isCurrent = false
          continue
        }
      }
      self.write(writes[write].value, to: property)
    }
    if hasMovedViews { moveCount += 1 }
    access.layoutIfNeeded()
    surroundings.isCurrent = false
    if hasMovedViews || hasWrittenOffsets { keepInRange() }
    if isLettingGo { settleOffsets() }
    for write in writes.indices { readBack(write) }
  }

  /// Writes a property; nothing else of the engine does.
  mutating func write(_ value: PropertyValue, to property: HeldProperty) {
    access.write(property, value)
    surroundings.isCurrent = false
  }

  /// Takes note of what the tree has made of a value that was written.
  private mutating func readBack(_ write: Int) {
    let entry = writes[write].entry
    let current = read(entries[entry].property) ?? writes[write].value
    if isReleased(write) { entries[entry].released(readsAs: current) } else { entries[entry].wrote(readsAs: current) }
  }

  /// Whether a property is not written but given back to the host's layout, which sets it by itself.
  private mutating func isReleased(_ write: Int) -> Bool {
    let entry = writes[write].entry
    return entries[entry].property.kind.isOfFrame && writes[write].value == entries[entry].base
      && access.isSetByHost(entries[entry].property)
  }

  /// A base that the tree does not take back is told; it is the host's from here on.
  private mutating func checkGivenBack(_ entry: Int, _ index: Int) {
    guard !entries[entry].property.kind.isOffset, entries[entry].isInForce else { return }
    report(.notRestored, index, about: entries[entry].property.kind.name)
  }
}
