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
      let clip = clip(around: node, at: surroundings.path.firstIndex(of: node))
      records[index].placeAtRest = place.clipped(by: clip)
    }
  }

  /// Whether the docked keyboard of the context covers anything of its target: where that stands by itself, or where it
  /// stood before others have moved or resized it.
  ///
  /// What an outer strategy has cleared is still to be brought into sight, so being covered no more is not the same as
  /// never having been.
  mutating func isReachedAtRest(_ index: Int) -> Bool {
    guard case .docked(let keyboard) = context.keyboard else { return false }
    let obstacle = Obstacle(context.keyboard, floating: .ignore)
    if obstacle.coveredHeight(of: context.target, through: context.clip) > 0 { return true }
    // Those of the record itself are taken out while it is evaluated, so this asks of the others.
    guard isAdjusting else { return false }
    return records[index].placeAtRest?.intersects(keyboard) ?? true
  }

  /// Whether scrolling has brought any of the context's scroll views to where its host gives it more or less room at the end.
  mutating func hasRoomChanged() -> Bool {
    updateSurroundings()
    for index in context.scrolls.indices {
      guard let place = surroundings.index(of: scrollNodes[index]) else { continue }
      let room = surroundings.scrolls[place].scroll.hostInset.bottom
      if room != context.scrolls[index].hostInset.bottom { return true }
    }
    return false
  }

  /// The part of the window that the scroll views around a node let through.
  ///
  /// - Parameter level: how many steps up the path of the focus the node stands; nil where it is not on it.
  mutating func clip(around node: NodeHandle, at level: Int?) -> Rect {
    guard let clip = level.map({ clip(above: $0) }) ?? access.clip(node) else { return context.window }
    return clip.clipped(by: context.window)
  }

  /// What the scroll views around the focus let through that stand further up its path; nil where there are none.
  private mutating func clip(above level: Int) -> Rect? {
    updateSurroundings()
    var clip: Rect?
    for index in surroundings.scrolls.indices where surroundings.scrolls[index].level > level {
      let frame = surroundings.scrolls[index].scroll.frame
      clip = clip.map { frame.clipped(by: $0) } ?? frame
    }
    return clip
  }
}
