import KeyboardEvents

extension AvoidanceContext {
  /// Whether the caret, or without one what is edited, is in sight now: inside all scroll views and above the keyboard.
  ///
  /// Without a focus nothing is missing, so the answer is true then.
  public func isFocusInSight(floating policy: FloatingPolicy = .ignore) -> Bool {
    guard let region = focus.map({ $0.caret ?? $0.frame }) else { return true }
    let place = region.offsetBy(y: -appliedShift)
    for index in scrolls.indices
    where Reveal.displacement(of: place, into: scrolls[index].room.offsetBy(y: -appliedShift)) != .zero {
      return false
    }
    return Reveal.displacement(of: place, into: clip).y == 0
      && Obstacle(keyboard, floating: policy).displacement(of: place, into: window, padding: .zero).y == 0
  }
}
