import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Walks up from the focus once, for all attachments.
  mutating func readFocusPath() {
    access.readFocusPath(&focusPath, &scrollLevels)
    (hasExclusions, isFocusExcluded) = (false, false)
    for index in records.indices {
      guard let excluded = records[index].excludedNode else { continue }
      hasExclusions = true
      if focusPath.contains(excluded) { isFocusExcluded = true }
    }
    hasScrolled = false
    for index in seenOffsets.indices where focusPath.contains(seenOffsets[index].node) {
      guard case .point(let offset) = access.read(.contentOffset(seenOffsets[index].node)) else { continue }
      if offset != seenOffsets[index].offset { hasScrolled = true }
    }
  }
}
