import KeyboardEvents

/// Where a field stands in its scroll views, whatever the keyboard does.
struct FieldPlace {
  /// The field, or the caret in it, in window coordinates.
  let frame: Rect
  /// The height of the window.
  let windowHeight: Double
  /// How far the root view has been lifted.
  let lift: Double
  /// The scroll views around the field from the inside out, with the bottom of the inset that the app gave each.
  let scrolls: [(scroll: FormScroll, ownBottom: Double)]
}

extension FieldPlace {
  /// What hides the field there, with a docked keyboard whose top is at this line; nil is none.
  ///
  /// Content that stands in room that its view has now, and would not have then, must go back. Other content that is
  /// out of its range may stay, as an app may have put it there.
  func sight(above keyboardTop: Double?) -> FieldSight {
    FieldSight(
      field: FieldSight.Span(top: frame.minY, bottom: frame.maxY),
      clips: scrolls.map { clip($0.scroll, $0.ownBottom, keyboardTop) },
      room: FieldSight.Span(top: 0, bottom: min(windowHeight, keyboardTop ?? .infinity)), lift: lift)
  }

  private func clip(_ scroll: FormScroll, _ ownBottom: Double, _ keyboardTop: Double?) -> FieldSight.Clip {
    let least = scroll.leastOffset
    let greatest = scroll.greatestOffset(bottomInset: bottomInset(scroll, ownBottom, keyboardTop))
    let mustGoBack = scroll.offset.y <= scroll.greatestOffset + 0.5 && scroll.offset.y > greatest
    return FieldSight.Clip(
      span: FieldSight.Span(
        top: scroll.frame.minY + scroll.inset.top + scroll.hostInset.top, bottom: scroll.frame.maxY),
      downward: min(0, least - scroll.offset.y),
      upward: mustGoBack ? greatest - scroll.offset.y : max(0, greatest - scroll.offset.y))
  }

  /// The larger of the app's own and the height by which the keyboard meets the view where no lift has moved it.
  private func bottomInset(_ scroll: FormScroll, _ ownBottom: Double, _ keyboardTop: Double?) -> Double {
    let (top, bottom) = (scroll.frame.minY + lift, min(scroll.frame.maxY + lift, windowHeight))
    let covered = keyboardTop.map { max(0, bottom - max($0, top)) } ?? 0
    return max(ownBottom, covered - scroll.hostInset.bottom)
  }

  /// How far a scroll view stands beyond the end of its content and the inset that the keyboard makes necessary.
  func overscroll(above keyboardTop: Double?) -> Double {
    scrolls.reduce(0) { most, entry in
      let bottom = bottomInset(entry.scroll, entry.ownBottom, keyboardTop)
      return max(most, entry.scroll.offset.y - entry.scroll.greatestOffset(bottomInset: bottom))
    }
  }
}
