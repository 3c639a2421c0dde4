import KeyboardEvents

#if canImport(Glibc)
  // Rounding is the C library's on Linux, where nothing else would link it.
  import Glibc
#endif

extension ScrollContext {
  /// Returns the offset after a displacement: on whole pages where the view stops only there, and within its range.
  ///
  /// An axis that is not displaced stays, but for an offset that was in range before and would be no more.
  func offset(displacedBy displacement: Point, bottomInset: Double) -> Point {
    let least = leastOffset
    let greatest = greatestOffset(bottomInset: bottomInset)
    var offset = contentOffset
    if displacement.x != 0 {
      offset.x = moved(offset.x, by: displacement.x, page: frame.width, least.x, greatest.x)
    }
    if displacement.y != 0 {
      offset.y = moved(offset.y, by: displacement.y, page: frame.height, least.y, greatest.y)
    } else if offset.y > greatest.y, isSettled {
      offset.y = greatest.y
    }
    return offset
  }

  /// Moves an offset within its range; where the view stops at pages, on to the end of the last page that is in range.
  private func moved(
    _ offset: Double, by displacement: Double, page: Double, _ least: Double, _ greatest: Double
  ) -> Double {
    let target = offset + displacement
    guard isPaging, page > 0 else { return min(max(target, least), greatest) }
    let wanted = (target / page).rounded(displacement > 0 ? .up : .down)
    let last = (greatest / page).rounded(.down)
    let first = (least / page).rounded(.up)
    return first > last ? offset : min(max(wanted, first), last) * page
  }
}
