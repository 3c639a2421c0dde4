import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Keeps alive what the next evaluation needs, and nothing else that was looked at.
  mutating func letGo() {
    surroundings.path.removeAll()
    surroundings.scrolls.removeAll()
    scrollNodes.removeAll()
    // Most evaluations come upon nothing new and need all that the one before has needed.
    guard hasDropped || access.hasNew() else { return assert(isNeeded()) }
    markNeeded()
    access.keep(marks)
    hasDropped = false
  }

  /// Whether all that is kept is needed, as it must be where nothing was dropped.
  private mutating func isNeeded() -> Bool {
    markNeeded()
    return access.isKept(marks)
  }

  private mutating func markNeeded() {
    marks.removeAll()
    for index in records.indices {
      marks.mark(records[index].target)
      for anchor in records[index].anchors { marks.mark(anchor) }
      for entry in records[index].entries.indices where records[index].entries[entry].property.kind.isOfNode {
        marks.mark(NodeHandle(records[index].entries[entry].property.index))
      }
      if let focus = records[index].memory.focus { marks.mark(focus) }
      if let focus = records[index].memory.lastFocus { marks.mark(focus) }
    }
    for index in seenOffsets.indices { marks.mark(seenOffsets[index].node) }
  }
}
