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
        animator.animate(motion, { carryOut(plan) }, completion: completion)
      } else {
        motions.cut(records[index].id)
        carryOut(plan)
      }
    }
    guard isLettingGo else { return }
    for entry in entries.indices.reversed() where !entries[entry].isWanted {
      // An offset that waits is not forgotten, as it is given back when the keyboard leaves.
      if plan.holdsOffsets, entries[entry].property.isOffset { continue }
      checkGivenBack(entry, index)
      entries.remove(at: entry)
    }
  }

  private mutating func carryOut(_ plan: AvoidancePlan) {
    var hasMovedViews = false
    for write in writes.indices {
      let entry = writes[write].entry
      let property = entries[entry].property
      if property.isOffset {
        // Offsets that are let go are written once all else is back in its place.
        guard entries[entry].isWanted else { continue }
        hasWrittenOffsets = true
      } else if property.movesViews {
        hasMovedViews = true
        if isReleased(write) {
          access.release(property)
          continue
        }
      }
      access.write(property, writes[write].value)
    }
    if hasMovedViews { moveCount += 1 }
    access.layoutIfNeeded()
    if hasMovedViews || hasWrittenOffsets { keepInRange() }
    if isLettingGo { settleOffsets(plan) }
    for write in writes.indices { readBack(write) }
  }

  /// Takes note of what the tree has made of a value that was written.
  private mutating func readBack(_ write: Int) {
    let entry = writes[write].entry
    let current = access.read(entries[entry].property) ?? writes[write].value
    if isReleased(write) { entries[entry].released(readsAs: current) } else { entries[entry].wrote(readsAs: current) }
  }

  /// Whether a property is not written but given back to the host's layout, which sets it by itself.
  private mutating func isReleased(_ write: Int) -> Bool {
    let entry = writes[write].entry
    return entries[entry].property.isOfFrame && writes[write].value == entries[entry].base
      && access.isSetByHost(entries[entry].property)
  }

  /// Takes back what is too far of the offsets that are ours.
  ///
  /// Where a host makes room by where a view stands, scrolling or shifting what is around it has changed that. Outer ones
  /// come first, and an axis that nothing has moved is left alone.
  private mutating func keepInRange() {
    for entry in entries.indices.reversed() where entries[entry].isWanted {
      guard case .contentOffset(let node) = entries[entry].property else { continue }
      let write = writes.indices.first { writes[$0].entry == entry }
      guard write != nil || entries[entry].isInForce,
        case .point(let planned) = write.map({ writes[$0].value }) ?? entries[entry].written,
        case .point(let base) = entries[entry].base, readScroll(node)
      else { continue }
      let offset = scroll.inRange(planned, keeping: base)
      guard offset != planned else { continue }
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
  private mutating func settleOffsets(_ plan: AvoidancePlan) {
    for write in writes.indices.reversed() {
      let entry = writes[write].entry
      if entries[entry].property.isOffset, !entries[entry].isWanted { writes.remove(at: write) }
    }
    // The range of an inner one may depend on where an outer one has been brought, and either may stand first.
    for _ in 0..<2 {
      for entry in entries.indices.reversed() where !entries[entry].isWanted {
        guard case .contentOffset(let node) = entries[entry].property,
          let value = settledOffset(of: node, entry, plan)
        else { continue }
        let write = writes.indices.first { writes[$0].entry == entry }
        guard value != (write.map { writes[$0].value } ?? entries[entry].written) else { continue }
        access.write(entries[entry].property, value)
        hasWrittenOffsets = true
        if let write { writes[write].value = value } else { writes.append(PendingWrite(entry: entry, value: value)) }
      }
    }
  }

  /// A base that the tree does not take back is told; it is the host's from here on.
  private mutating func checkGivenBack(_ entry: Int, _ index: Int) {
    guard !entries[entry].property.isOffset, entries[entry].isInForce else { return }
    report(.notRestored, index, about: entries[entry].property.name)
  }
}

extension ScrollContext {
  /// The offset that is nearest to one and in range, on each axis on which something has moved it.
  fileprivate func inRange(_ offset: Point, keeping base: Point) -> Point {
    let (least, greatest) = (leastOffset, greatestOffset(bottomInset: contentInset.bottom))
    return Point(
      x: offset.x == base.x ? offset.x : min(max(offset.x, least.x), greatest.x),
      y: offset.y == base.y ? offset.y : min(max(offset.y, least.y), greatest.y))
  }
}
