import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

extension AvoidanceState {
  /// Notes where the scroll views stand, to know the next time whether somebody else has moved them, and whether the focus
  /// is in sight.
  mutating func rememberPlaces() {
    let count = seenOffsets.count
    defer { if seenOffsets.count != count { hasDropped = true } }
    seenOffsets.removeAll()
    guard !records.isEmpty else { return }
    updateSurroundings()
    let place = surroundings.caret.flatMap { $0.isUsable ? $0 : nil } ?? surroundings.frame
    var isInSight = isInSight(place)
    for index in surroundings.scrolls.indices where surroundings.scrolls[index].isUsable {
      remember(surroundings.scrolls[index].node, surroundings.scrolls[index].scroll)
      if isInSight {
        isInSight = Reveal.displacement(of: place, into: surroundings.scrolls[index].scroll.room) == .zero
      }
    }
    for index in records.indices {
      for entry in records[index].entries.indices {
        guard let node = records[index].entries[entry].property.offsetNode else { continue }
        if seenOffset(of: node) == nil, readScroll(node) { remember(node, scroll) }
      }
      if records[index].takesPart, records[index].memory.wasUp, records[index].memory.focus != nil {
        records[index].memory.wasInSight = isInSight
      }
    }
  }

  /// Whether a place of what is edited is in sight in the window and above the keyboard.
  private mutating func isInSight(_ place: Rect) -> Bool {
    guard let focus = surroundings.path.first, let window = access.window(focus) else { return false }
    readKeyboard(of: window.screen)
    let room = Rect(origin: .zero, size: window.frame.size).inset(by: Insets(top: max(0, -window.frame.minY)))
    guard place.isUsable, Reveal.displacement(of: place, into: room).y == 0 else { return false }
    let obstacle = Obstacle(placement.offsetBy(x: -window.frame.minX, y: -window.frame.minY), floating: .ignore)
    return obstacle.displacement(of: place, into: room, padding: .zero).y == 0
  }

  /// Takes note of where a scroll view stands.
  private mutating func remember(_ node: NodeHandle, _ scroll: ScrollContext) {
    seenOffsets.append(SeenOffset(node: node, offset: scroll.contentOffset, isInRange: scroll.isInRange))
  }
}
