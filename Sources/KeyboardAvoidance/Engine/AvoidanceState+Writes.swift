import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Lists what has to be written: offsets last, as the range they are in depends on the insets.
  mutating func collectWrites(_ index: Int) {
    var (isSwitching, hasOffsets) = (false, false)
    for entry in entries.indices where !entries[entry].isAtGoal {
      let goal = entries[entry].goal
      switch entries[entry].property.kind {
      case .contentOffset: hasOffsets = true
      case .isActive where goal.isOn: isSwitching = true
      default: collect(goal, entry, index)
      }
    }
    // Only then what is switched on: two sets of constraints on the same edges are never in force together.
    if isSwitching {
      for entry in entries.indices where entries[entry].property.kind == .isActive && entries[entry].goal.isOn {
        collect(.flag(true), entry, index)
      }
    }
    if hasOffsets {
      for entry in entries.indices where !entries[entry].isAtGoal {
        guard let node = entries[entry].property.offsetNode else { continue }
        collectOffset(of: node, entry, index)
      }
    }
  }

  private mutating func collectOffset(of node: NodeHandle, _ entry: Int, _ index: Int) {
    // Before it is moved for the first time; where it stays where it is, nothing is about to move it.
    if !entries[entry].isInForce, !entries[entry].isAtGoal { noteRange(entry, node) }
    let value = entries[entry].isWanted ? entries[entry].wanted : settledOffset(of: node, entry)
    if let value { collect(value, entry, index) }
  }

  /// Lists a value if it has to be written.
  private mutating func collect(_ value: PropertyValue, _ entry: Int, _ index: Int) {
    guard value.isFinite else { return report(.nonFinite, index, about: entries[entry].property.kind.name) }
    if !entries[entry].reads(as: value) { writes.append(PendingWrite(entry: entry, value: value)) }
  }

  /// Notes whether the app's own offset is in range.
  private mutating func noteRange(_ entry: Int, _ node: NodeHandle) {
    guard readScroll(node) else { return }
    let base = entries[entry].base.point
    // The inset may be ours already: where the keyboard's room has led the user, the end of that room leads back.
    let range = scroll.leastOffset.y...scroll.greatestOffset.y
    // An offset that stays while its range shrinks was in range too, and hosts bring it back into that.
    entries[entry].isBaseInRange =
      range.contains(base.y)
      || base.y > range.upperBound && isSettled(node, scroll.contentOffset, isInRange: scroll.isInRange)
  }

  /// The offset once the strategy has let go: the one before, while nobody else has moved it, and in range.
  mutating func settledOffset(of node: NodeHandle, _ entry: Int) -> PropertyValue? {
    guard readScroll(node) else { return nil }
    let (current, base) = (entries[entry].written.point, entries[entry].base.point)
    var bottom = scroll.contentInset.bottom
    let inset = HeldProperty(.contentInsetBottom, of: node)
    for write in writes.indices where entries[writes[write].entry].property == inset {
      bottom = writes[write].value.number
    }
    let greatest = scroll.greatestOffset(bottomInset: bottom).y
    let isGivenBack = entries[entry].isInForce && !plan.keepsOffset && !plan.holdsOffsets
    var offset = isGivenBack ? base : current
    // What nobody of us has put there is left alone, unless it is the end of the inset that leaves it out of range.
    scroll.contentOffset = current
    guard isGivenBack ? entries[entry].isBaseInRange : isSettled(node, current, isInRange: scroll.isInRange) else {
      return .point(offset)
    }
    if offset.y > greatest { offset.y = greatest }
    if isGivenBack, offset.y < scroll.leastOffset.y { offset.y = scroll.leastOffset.y }
    return .point(offset)
  }
}
