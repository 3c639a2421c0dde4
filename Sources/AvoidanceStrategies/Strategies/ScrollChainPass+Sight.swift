import KeyboardEvents

extension ScrollChainPass {
  /// The frame of the focus, as far as the scroll views inside of one let it be seen; nil where there is no focus.
  ///
  /// Nobody outside can show more of a field that is larger than a view around it, and to go by the edges of the whole
  /// field would move it further than shows anything.
  mutating func seen(outside index: Int) -> Rect? {
    guard let frame = focus?.frame else { return nil }
    var (top, bottom) = (frame.minY, frame.maxY)
    for inner in 0..<index where inner > 0 || !isText {
      let room = scrolls[inner].room
      top = max(top, room.minY)
      bottom = min(bottom, room.maxY)
    }
    return bottom > top ? Rect(x: frame.minX, y: top, width: frame.width, height: bottom - top) : frame
  }

  /// Whether what is wanted is in sight as a whole: inside all that clips it, and above the keyboard by the distance.
  ///
  /// Then nothing has to move. It is asked first, because most of the time it is so.
  mutating func isShown() -> Bool {
    guard !isText, focus?.anchors.isEmpty == true, var region = focus?.frame else { return false }
    if strategy.subject == .caret, let caret = focus?.caret { region = caret }
    guard obstacle.leavesFree(region, by: distance), region.minY >= clip.minY, region.maxY <= clip.maxY else {
      return false
    }
    for index in scrolls.indices where !scrolls[index].room.holds(region) { return false }
    return true
  }

  /// Whether a region reaches over both ends of what is free of a room: then it stays.
  mutating func fills(_ room: Rect, _ region: Rect) -> Bool {
    let free = obstacle.freeHeight(of: room)
    return free > 0 && region.minY < room.minY && region.maxY > room.minY + free
  }

  /// The most that can be seen at once of something in a scroll view, however those outside and the lift stand.
  mutating func largestOpening(outside index: Int) -> Double {
    var opening = freeHeight
    for outer in (index + 1)..<scrolls.count { opening = min(opening, scrolls[outer].room.height) }
    return opening
  }

  /// The part of a scroll view's room that those outside let through, as far out as any of it is left.
  mutating func visibleRoom(of index: Int) -> Rect {
    let room = scrolls[index].room
    var (top, bottom) = (room.minY, room.maxY)
    for number in (index + 1)...scrolls.count {
      let outer = number < scrolls.count ? scrolls[number].room : clip
      guard min(bottom, outer.maxY) > max(top, outer.minY) else { break }
      (top, bottom) = (max(top, outer.minY), min(bottom, outer.maxY))
    }
    return Rect(x: room.minX, y: top, width: room.width, height: bottom - top)
  }
}
