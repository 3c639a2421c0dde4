import KeyboardEvents

/// Where a field stands in its scroll views, whatever the keyboard does.
struct FieldPlace {
  /// The field, or the caret in it, in window coordinates.
  let frame: Rect
  /// The height of the window.
  let windowHeight: Double
  /// How far the root view has been lifted.
  let lift: Double
  /// The scroll views around the field from the inside out, with the bottom of the inset that the app gave each, and what
  /// hosts add at the top of each while nothing is avoided.
  let scrolls: [(scroll: FormScroll, ownBottom: Double, restingTop: Double)]
}

extension FieldPlace {
  /// What hides the field there, with a docked keyboard whose top is at this line; nil is none.
  ///
  /// Content that stands in room that its view has now, and would not have then, must go back. Other content that is
  /// out of its range may stay, as an app may have put it there.
  func sight(above keyboardTop: Double?) -> FieldSight {
    FieldSight(
      field: FieldSight.Span(top: frame.minY, bottom: frame.maxY),
      clips: scrolls.indices.map { clip($0, above: keyboardTop) },
      room: FieldSight.Span(top: 0, bottom: min(windowHeight, keyboardTop ?? .infinity)), lift: lift)
  }

  /// How much of the field stays hidden of what could be seen, in points.
  ///
  /// A safe area that a view has been scrolled into hides nothing of what is in it: the views around it do not keep out of
  /// that, and a view which has gone further into it, with its content as far the other way, shows the same.
  func missingHeight(of possible: Double, above keyboardTop: Double?) -> Double {
    var sight = sight(above: keyboardTop)
    for (index, scroll) in scrolls.enumerated() {
      sight.clips[index].span.top -= max(0, scroll.scroll.hostInset.top - scroll.restingTop)
    }
    return sight.missingHeight(of: possible)
  }

  private func clip(_ index: Int, above keyboardTop: Double?) -> FieldSight.Clip {
    let scroll = scrolls[index].scroll
    let least = scroll.leastOffset
    let greatest = scroll.greatestOffset(bottomInset: bottomInset(of: index, above: keyboardTop))
    let mustGoBack = scroll.offset.y <= scroll.greatestOffset + 0.5 && scroll.offset.y > greatest
    return FieldSight.Clip(
      span: FieldSight.Span(
        top: scroll.frame.minY + scroll.inset.top + scroll.hostInset.top, bottom: scroll.frame.maxY),
      downward: min(0, least - scroll.offset.y),
      upward: mustGoBack ? greatest - scroll.offset.y : max(0, greatest - scroll.offset.y),
      returning: mustGoBack ? 0 : min(max(scroll.offset.y, least), greatest) - scroll.offset.y)
  }

  /// The same place, with the room that hosts give where the views around the field stand in another.
  func withHostInsets(of other: FieldPlace) -> FieldPlace {
    guard scrolls.count == other.scrolls.count else { return self }
    let scrolls = zip(scrolls, other.scrolls).map { own, other in
      var own = own
      own.scroll.hostInset = other.scroll.hostInset
      return own
    }
    return FieldPlace(frame: frame, windowHeight: windowHeight, lift: lift, scrolls: scrolls)
  }

  /// The larger of the app's own and what the keyboard covers of the view where no lift has moved it, as far as the scroll
  /// views around it let it be seen.
  private func bottomInset(of index: Int, above keyboardTop: Double?) -> Double {
    let (scroll, ownBottom, _) = scrolls[index]
    var (top, bottom) = (scroll.frame.minY + lift, min(scroll.frame.maxY + lift, windowHeight))
    for (outer, _, _) in scrolls[(index + 1)...] {
      top = max(top, outer.frame.minY + lift)
      bottom = min(bottom, outer.frame.maxY + lift)
    }
    let covered = keyboardTop.map { max(0, bottom - max($0, top)) } ?? 0
    return max(ownBottom, covered - scroll.hostInset.bottom)
  }

  /// How far a scroll view stands beyond the end of its content and the inset that the keyboard makes necessary.
  func overscroll(above keyboardTop: Double?) -> Double {
    scrolls.indices.reduce(0) { most, index in
      let scroll = scrolls[index].scroll
      let bottom = bottomInset(of: index, above: keyboardTop)
      return max(most, scroll.offset.y - scroll.greatestOffset(bottomInset: bottom))
    }
  }
}
