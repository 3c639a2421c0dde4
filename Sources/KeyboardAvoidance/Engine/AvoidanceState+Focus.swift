import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Reads the focus and what is around it, once for all attachments.
  mutating func readSurroundings() {
    access.readSurroundings(&surroundings)
    surroundings.noteReading()
    (hasExclusions, isFocusExcluded) = (false, false)
    for index in records.indices {
      guard let excluded = records[index].excludedNode else { continue }
      hasExclusions = true
      if surroundings.path.contains(excluded) { isFocusExcluded = true }
    }
    hasScrolled = false
    for index in seenOffsets.indices {
      guard let scroll = surroundings.index(of: seenOffsets[index].node) else {
        hasDropped = true
        continue
      }
      if surroundings.scrolls[scroll].scroll.contentOffset != seenOffsets[index].offset { hasScrolled = true }
    }
  }

  /// Reads the focus and what is around it again, where something has been written since.
  mutating func updateSurroundings() {
    guard !surroundings.isCurrent else { return }
    access.readAgain(&surroundings)
    surroundings.noteReading()
  }
}
