public import KeyboardEvents

extension Rect {
  /// What another rectangle lets through of it: their common part, or nothing at its own corner.
  @usableFromInline
  func clipped(by other: Rect) -> Rect { intersection(other) ?? Rect(origin: origin, size: .zero) }
}
