import KeyboardEvents

extension AvoidanceContext {
  /// Whether what is edited, or its caret, is in sight now: inside all scroll views around it and above the keyboard.
  ///
  /// Without a focus nothing is missing, so the answer is true then.
  public func isFocusInSight(floating policy: FloatingPolicy = .ignore) -> Bool {
    guard let focus else { return true }
    return isInSight(focus.region(.field, fitting: .infinity), floating: policy)
      || focus.caret.map { isInSight($0, floating: policy) } ?? false
  }

  private func isInSight(_ region: Rect, floating policy: FloatingPolicy) -> Bool {
    let place = region.offsetBy(y: -appliedShift)
    let around = scrolls.allSatisfy { scroll in
      Reveal.displacement(of: place, into: scroll.room.offsetBy(y: -appliedShift)) == .zero
    }
    let (room, _) = room(in: window, for: place, distance: 0, floating: policy)
    return around && Reveal.displacement(of: place, into: room).y == 0
  }
}
