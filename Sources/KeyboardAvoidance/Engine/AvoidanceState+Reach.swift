import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// What the keyboard would cover had nobody adjusted anything.
extension AvoidanceState {
  /// Notes where the views that are worked on stand, while no adjustment is in force.
  mutating func notePlacesAtRest() {
    for index in records.indices {
      guard let node = records[index].view, let window = access.window(node) else { continue }
      context.window = Rect(origin: .zero, size: window.frame.size)
      let place = access.frameInWindow(node)
      records[index].placeAtRest = place.intersection(clip(around: node)) ?? Rect(origin: place.origin, size: .zero)
    }
  }

  /// Whether the docked keyboard of the context covers anything of its target: where that stands by itself, or where it
  /// stood before others have moved or resized it.
  ///
  /// What an outer strategy has cleared is still to be brought into sight, so being covered no more is not the same as
  /// never having been.
  mutating func isReachedAtRest(_ index: Int) -> Bool {
    guard case .docked(let keyboard) = context.keyboard else { return false }
    if context.coveredHeight(of: context.target) > 0 { return true }
    // Those of the record itself are taken out while it is evaluated, so this asks of the others.
    guard isAdjusting else { return false }
    return records[index].placeAtRest?.intersects(keyboard) ?? true
  }

  /// The part of the window that the scroll views around a node let through.
  mutating func clip(around node: NodeHandle) -> Rect {
    guard let clip = access.clip(node) else { return context.window }
    return clip.intersection(context.window) ?? Rect(origin: clip.origin, size: .zero)
  }
}
