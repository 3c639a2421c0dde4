import KeyboardEvents

extension ScrollChainPass {
  /// What the keyboard covers of a scroll view beyond what the host gives; a pager is never given room below its pages.
  func need(of scroll: ScrollContext) -> Double {
    guard !scroll.isPaging else { return 0 }
    return max(0, context.coveredHeight(of: scroll.frame, floating: strategy.floating) - scroll.hostInset.bottom)
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private func inset(keeping index: Int) -> Double {
    let scroll = scrolls[index]
    return min(
      grantedInsets[index],
      scroll.contentOffset.y + scroll.frame.height - scroll.contentSize.height - scroll.hostInset.bottom)
  }

  /// The bottom inset that the keyboard makes necessary where a scroll view stands.
  func bottomInset(of scroll: ScrollContext) -> Double { max(scroll.contentInset.bottom, need(of: scroll)) }

  /// The bottom inset that a scroll view is left with, given what it needs.
  func finalInset(of index: Int, _ need: Double) -> Double {
    max(scrolls[index].contentInset.bottom, need, inset(keeping: index))
  }
}
