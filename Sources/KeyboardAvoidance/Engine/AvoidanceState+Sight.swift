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
    var sight = placeInSight()
    for index in surroundings.scrolls.indices where surroundings.scrolls[index].isUsable {
      remember(surroundings.scrolls[index].node, surroundings.scrolls[index].scroll)
      if let place = sight, !isInSight(place, in: surroundings.scrolls[index].scroll.room) { sight = nil }
    }
    for index in records.indices {
      for entry in records[index].entries.indices {
        guard records[index].entries[entry].property.kind.isOffset,
          let node = records[index].entries[entry].property.node
        else { continue }
        if seenOffset(of: node) == nil, readScroll(node) { remember(node, scroll) }
      }
      if records[index].takesPart, records[index].memory.wasUp, records[index].memory.focus != nil {
        records[index].memory.wasInSight = sight != nil
      }
    }
  }

  /// Where the caret, or without one what is edited, stands now, if that is in sight in the window and above the keyboard.
  private mutating func placeInSight() -> Rect? {
    guard let focus = surroundings.path.first, let window = access.window(focus) else { return nil }
    readKeyboard(of: window.screen)
    let place = surroundings.caret.flatMap { $0.isUsable ? $0 : nil } ?? surroundings.frame
    let room = Rect(origin: .zero, size: window.frame.size).inset(by: Insets(top: max(0, -window.frame.minY)))
    guard place.isUsable, room.holds(place) || Reveal.displacement(of: place, into: room).y == 0 else { return nil }
    let obstacle = Obstacle(placement.offsetBy(x: -window.frame.minX, y: -window.frame.minY), floating: .ignore)
    if room.holds(place), obstacle.leavesFree(place, by: 0) { return place }
    return obstacle.displacement(of: place, into: room, padding: .zero).y == 0 ? place : nil
  }

  /// Whether nothing would have to move for a place to be in sight in a room.
  private mutating func isInSight(_ place: Rect, in room: Rect) -> Bool {
    room.holds(place) || Reveal.displacement(of: place, into: room) == .zero
  }

  /// Takes note of where a scroll view stands.
  private mutating func remember(_ node: NodeHandle, _ scroll: ScrollContext) {
    seenOffsets.append(SeenOffset(node: node, offset: scroll.contentOffset, isInRange: scroll.isInRange))
  }
}
