import KeyboardEvents

extension ScrollChainPass {
  /// The focus, as far as the scroll views inside of one let it be seen; nil where there is none.
  ///
  /// Nobody outside can show more of a field that is larger than a view around it, and to go by the edges of the whole
  /// field would move it further than shows anything.
  func seen(outside index: Int) -> FocusRegion? {
    guard var seen = context.focus else { return nil }
    for inner in context.scrolls.indices.prefix(index) where inner > 0 || !seen.isScrollView {
      let room = context.scrolls[inner].room
      let (top, bottom) = (max(seen.frame.minY, room.minY), min(seen.frame.maxY, room.maxY))
      guard bottom > top else { return context.focus }
      seen.frame.origin.y = top
      seen.frame.size.height = bottom - top
    }
    return seen
  }
}

extension ScrollChainPass {
  /// The height that can be seen of a rectangle in front of the keyboard, in points; below 0 where none can.
  func freeHeight(of frame: Rect) -> Double { context.freeHeight(of: frame, floating: strategy.floating) }

  /// Whether a region reaches over both ends of what is free of a room: then it stays.
  func fills(_ room: Rect, _ region: Rect) -> Bool {
    let free = freeHeight(of: room)
    return free > 0 && region.minY < room.minY && region.maxY > room.minY + free
  }

  /// The most that can be seen at once of something in a scroll view, however those outside and the lift stand.
  func largestOpening(outside index: Int) -> Double {
    context.scrolls[(index + 1)...].reduce(freeHeight(of: context.window)) { min($0, $1.room.height) }
  }

  /// The part of a scroll view's room that those outside let through, as far out as any of it is left.
  func visibleRoom(of index: Int) -> Rect {
    let room = context.scrolls[index].room
    var (top, bottom) = (room.minY, room.maxY)
    for number in (index + 1)...context.scrolls.count {
      let outer = number < context.scrolls.count ? context.scrolls[number].room : context.clip
      guard min(bottom, outer.maxY) > max(top, outer.minY) else { break }
      (top, bottom) = (max(top, outer.minY), min(bottom, outer.maxY))
    }
    return Rect(x: room.minX, y: top, width: room.width, height: bottom - top)
  }
}
