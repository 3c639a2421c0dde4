import KeyboardEvents

extension ScrollContext {
  /// Returns the offset after a displacement: on whole pages where the view stops only there, and within its range.
  ///
  /// An axis that is not displaced stays, but for an offset that the bottom inset allowed before and allows no more.
  func offset(displacedBy displacement: Point, bottomInset: Double) -> Point {
    let least = leastOffset
    let greatest = greatestOffset(bottomInset: bottomInset)
    var offset = contentOffset
    if displacement.x != 0 {
      offset.x = turned(offset.x, by: displacement.x, page: frame.width)
      offset.x = min(max(offset.x, least.x), greatest.x)
    }
    if displacement.y != 0 {
      offset.y = turned(offset.y, by: displacement.y, page: frame.height)
      offset.y = min(max(offset.y, least.y), greatest.y)
    } else if offset.y > greatest.y, offset.y <= greatestOffset(bottomInset: appliedBottomInset).y {
      offset.y = greatest.y
    }
    return offset
  }

  /// Moves an offset, and on to the end of the page in the same direction where the view stops at pages.
  private func turned(_ offset: Double, by displacement: Double, page: Double) -> Double {
    let target = offset + displacement
    guard isPaging, page > 0 else { return target }
    return (target / page).rounded(displacement > 0 ? .up : .down) * page
  }
}
