import AvoidanceStrategies
import KeyboardEvents

/// What is done to offsets once all else has been written: only then it is known what range they have.
extension AvoidanceState {
  /// Takes back what is too far of the offsets that are ours.
  ///
  /// Where a host makes room by where a view stands, scrolling or shifting what is around it has changed that. Outer ones
  /// come first, and an axis that nothing has moved is left alone.
  mutating func keepInRange() {
    var hasMissed = false
    for entry in entries.indices.reversed() where entries[entry].isWanted {
      guard let node = entries[entry].property.offsetNode else { continue }
      let write = write(of: entry)
      guard write != nil || entries[entry].isInForce, readScroll(node) else { continue }
      let planned = (write.map { writes[$0].value } ?? entries[entry].written).point
      let base = entries[entry].base.point
      var offset = scroll.inRange(planned)
      if planned.x == base.x { offset.x = base.x }
      if planned.y == base.y { offset.y = base.y }
      guard offset.isFinite, !PropertyValue.point(offset).isNear(.point(planned)) else { continue }
      self.write(.point(offset), to: entries[entry].property)
      let taken = PendingWrite(entry: entry, value: .point(offset))
      if let write { writes[write] = taken } else { writes.append(taken) }
      // What the strategy has counted on is not so: it is asked once more.
      hasMissed = true
    }
    guard hasMissed else { return }
    hasWrittenOffsets = true
    hasTakenBack = true
    moveCount += 1
  }

  /// Lets go of offsets once all else is back in its place: only there it is known what range they have.
  mutating func settleOffsets() {
    for write in writes.indices.reversed() {
      let entry = writes[write].entry
      if entries[entry].property.kind.isOffset, !entries[entry].isWanted { writes.remove(at: write) }
    }
    // The range of an inner one may depend on where an outer one has been brought, and either may stand first.
    for _ in 0..<2 {
      for entry in entries.indices.reversed() where !entries[entry].isWanted {
        guard let node = entries[entry].property.offsetNode, let value = settledOffset(of: node, entry) else {
          continue
        }
        let write = write(of: entry)
        guard value != (write.map { writes[$0].value } ?? entries[entry].written) else { continue }
        self.write(value, to: entries[entry].property)
        hasWrittenOffsets = true
        if let write { writes[write].value = value } else { writes.append(PendingWrite(entry: entry, value: value)) }
      }
    }
  }

  /// Which of the writes is an entry's; nil where it is not written.
  private mutating func write(of entry: Int) -> Int? {
    for write in writes.indices where writes[write].entry == entry { return write }
    return nil
  }
}
