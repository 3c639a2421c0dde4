import KeyboardEvents

extension AvoidanceContext {
  /// Returns the height that can be seen of a rectangle in front of the keyboard, in points; below 0 where none can.
  func freeHeight(of frame: Rect, floating: FloatingPolicy) -> Double {
    min(frame.maxY, coveringTop(of: frame, floating: floating) ?? frame.maxY) - frame.minY
  }

  /// Returns the part of a scroll view that content is brought into, as far as it can be seen; all of it where none can.
  func visibleRoom(of scroll: ScrollContext) -> Rect { scroll.room.intersection(clip) ?? scroll.room }

  /// Returns how far content must move up and left to bring a region into what is free of a rectangle.
  ///
  /// A docked keyboard that stands beside the region takes no room from it, unless moving sideways brings it there. Space
  /// below the region is wanted above the keyboard only; where that begins below the rectangle, part of it is there already.
  func displacement(
    of region: Rect, into frame: Rect, padding: Insets, alignment: RevealAlignment = .nearest,
    floating: FloatingPolicy
  ) -> Point {
    var padding = padding
    let distance = padding.bottom
    padding.bottom = 0
    let bare = Reveal.displacement(of: region, into: frame, padding: padding, alignment: alignment)
    guard let top = coveringTop(of: frame, floating: floating) else { return bare }
    if case .docked(let keyboard) = keyboard, !keyboard.sharesColumn(with: region.offsetBy(x: -bare.x)) { return bare }
    var room = frame
    room.size.height = min(frame.maxY, top) - frame.minY
    padding.bottom = max(0, distance - max(0, top - frame.maxY))
    return Reveal.displacement(of: region, into: room, padding: padding, alignment: alignment)
  }
}
