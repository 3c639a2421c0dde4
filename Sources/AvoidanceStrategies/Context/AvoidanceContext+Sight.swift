import KeyboardEvents

extension AvoidanceContext {
  /// Whether the caret, or without one what is edited, is in sight now: inside all scroll views and above the keyboard.
  ///
  /// Without a focus nothing is missing, so the answer is true then.
  public func isFocusInSight(floating policy: FloatingPolicy = .ignore) -> Bool {
    guard let focus else { return true }
    return isInSight(focus.caret ?? focus.frame, floating: policy)
  }

  private func isInSight(_ region: Rect, floating policy: FloatingPolicy) -> Bool {
    let place = region.offsetBy(y: -appliedShift)
    let around = scrolls.allSatisfy { scroll in
      Reveal.displacement(of: place, into: scroll.room.offsetBy(y: -appliedShift)) == .zero
    }
    return around && Reveal.displacement(of: place, into: clip).y == 0
      && displacement(of: place, into: window, padding: .zero, floating: policy).y == 0
  }
}
