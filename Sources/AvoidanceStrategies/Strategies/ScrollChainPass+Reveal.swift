import KeyboardEvents

extension ScrollChainPass {
  /// Whether the focus is the innermost scroll view itself.
  var isText: Bool {
    mutating get { focus?.isScrollView ?? false }
  }

  /// The space that is wanted between what is revealed and the keyboard, in points.
  var distance: Double {
    mutating get { focus?.distance ?? strategy.distance }
  }

  /// What is to be in sight of the focus, of which this frame can be seen, in a room of a height.
  mutating func region(_ seen: Rect, fitting height: Double) -> Rect {
    focus?.region(strategy.subject, of: seen, fitting: height) ?? seen
  }

  /// Scrolls one view as far as it can help; tells whether anything moved.
  mutating func reveal(in index: Int, isFirstRound: Bool) -> Bool {
    guard let displacement = displacement(in: index, isFirstRound: isFirstRound), displacement != .zero else {
      return false
    }
    let bottom = bottomInset(of: index)
    guard scroll(index, to: scrolls[index].offset(displacedBy: displacement, bottomInset: bottom)) else {
      return false
    }
    rooms[index].grantedInset = bottom
    return true
  }

  /// How far the content of one view would have to move; nil where it is not its turn, or it cannot help.
  private mutating func displacement(in index: Int, isFirstRound: Bool) -> Point? {
    guard let seen = seen(outside: index) else { return nil }
    // Where nothing can show all of it, there is no use in making it whole behind the keyboard.
    let isTooLarge = seen.height > largestOpening(outside: index)
    let room = isFirstRound && !isTooLarge ? scrolls[index].room : visibleRoom(of: index)
    let free = obstacle.freeHeight(of: room)
    if index == 0, isText {
      // A text moves its caret only. While the whole text is wanted, those outside go first: they may show all of it.
      guard let caret = focus?.caret, strategy.subject == .caret || !isFirstRound else { return nil }
      return displacement(of: caret, into: room, isAboveKeyboard: free >= caret.height)
    }
    let region = region(seen, fitting: free)
    if region.height <= free {
      let way = displacement(of: region, into: room, isAboveKeyboard: true)
      // Where it stands at the top of what can be seen already, those outside would bring it back there with each layout.
      let isAtTop = isFirstRound && !isTooLarge && region.minY == visibleRoom(of: index).minY
      return isAtTop ? goingUp(by: way.y, at: way.x, region, index) : way
    }
    let canFit = isFirstRound && !isTooLarge && seen.height <= scrolls[index].room.height
    if !canFit, fills(room, region) || fills(visibleRoom(of: index), region) { return nil }
    let part = self.region(seen, fitting: scrolls[index].room.height)
    let way = displacement(of: part, into: room, isAboveKeyboard: isTooLarge && free > 0 || !isFirstRound)
    guard canFit, way.y >= 0, !isOuterAboveRange(of: index) else { return way }
    // The keyboard leaves too little room for it: those outside take the rest.
    return goingUp(by: max(way.y, obstacle.missingHeight(of: part, distance, in: room)), at: way.x, part, index)
  }

  /// Whether one outside stands above its range: asked for the rest, it would go back into that, which may be further.
  private mutating func isOuterAboveRange(of index: Int) -> Bool {
    for outer in (index + 1)..<scrolls.count where scrolls[outer].contentOffset.y < scrolls[outer].leastOffset.y {
      return true
    }
    return false
  }

  /// A displacement that takes a region up to the top of what can be seen of a scroll view at most.
  private mutating func goingUp(by way: Double, at x: Double, _ region: Rect, _ index: Int) -> Point {
    Point(x: x, y: way > 0 ? min(way, max(0, region.minY - visibleRoom(of: index).minY)) : way)
  }

  private mutating func displacement(of region: Rect, into room: Rect, isAboveKeyboard: Bool) -> Point {
    guard isAboveKeyboard else { return Reveal.displacement(of: region, into: room) }
    return obstacle.displacement(of: region, into: room, padding: Insets(bottom: distance))
  }
}
