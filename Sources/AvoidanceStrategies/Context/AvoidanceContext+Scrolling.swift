package import KeyboardEvents

extension AvoidanceContext {
  /// Scrolls one of the scroll views, and with its content all that is inside; returns how far that was.
  @discardableResult
  package mutating func scroll(_ index: Int, to offset: Point) -> Point {
    let step = offset - scrolls[index].contentOffset
    scrolls[index].contentOffset = offset
    for inner in 0..<index { scrolls[inner].frame = scrolls[inner].frame.offsetBy(x: -step.x, y: -step.y) }
    // A text that is scrolled itself stays where it is.
    if index == 0, focus?.isScrollView == true { focus?.moveCaret(by: step) } else { focus?.move(by: step) }
    return step
  }
}
