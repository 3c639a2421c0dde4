import KeyboardEvents

extension ScrollChainPass {
  /// What the keyboard covers of a scroll view, as far as those outside let it through, beyond what the host gives; a pager
  /// is never given room below its pages.
  func need(of index: Int) -> Double {
    guard !context.scrolls[index].isPaging else { return 0 }
    var seen: Rect? = context.scrolls[index].frame
    for outer in context.scrolls[(index + 1)...] { seen = seen?.intersection(outer.frame) }
    let covered = seen.map { context.coveredHeight(of: $0, floating: strategy.floating) } ?? 0
    return max(0, covered - context.scrolls[index].hostInset.bottom)
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private func inset(keeping index: Int) -> Double {
    let scroll = context.scrolls[index]
    return min(
      grantedInsets[index],
      scroll.contentOffset.y + scroll.frame.height - scroll.contentSize.height - scroll.hostInset.bottom)
  }

  /// The bottom inset that the keyboard makes necessary where a scroll view stands.
  func bottomInset(of index: Int) -> Double { max(context.scrolls[index].contentInset.bottom, need(of: index)) }

  /// The bottom inset that a scroll view is left with, given what it needs.
  func finalInset(of index: Int, _ need: Double) -> Double {
    max(context.scrolls[index].contentInset.bottom, need, inset(keeping: index))
  }
}
