import KeyboardEvents

extension ScrollChainPass {
  /// What the keyboard covers of a scroll view, as far as those outside let it through, beyond what the host gives; a pager
  /// is never given room below its pages.
  mutating func need(of index: Int) -> Double {
    guard !context.scrolls[index].isPaging else { return 0 }
    var (left, top) = (context.clip.minX, context.clip.minY)
    var (right, bottom) = (context.clip.maxX, context.clip.maxY)
    for around in index..<context.scrolls.endIndex {
      left = max(left, context.scrolls[around].frame.minX)
      top = max(top, context.scrolls[around].frame.minY)
      right = min(right, context.scrolls[around].frame.maxX)
      bottom = min(bottom, context.scrolls[around].frame.maxY)
    }
    let seen = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return max(0, obstacle.coveredHeight(of: seen) - context.scrolls[index].hostInset.bottom)
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private mutating func inset(keeping index: Int) -> Double {
    min(
      grantedInsets[index],
      context.scrolls[index].contentOffset.y + context.scrolls[index].frame.height
        - context.scrolls[index].contentSize.height - context.scrolls[index].hostInset.bottom)
  }

  /// The bottom inset that the keyboard makes necessary where a scroll view stands.
  mutating func bottomInset(of index: Int) -> Double {
    max(context.scrolls[index].contentInset.bottom, need(of: index))
  }

  /// The bottom inset that a scroll view is left with, given what it needs.
  mutating func finalInset(of index: Int, _ need: Double) -> Double {
    max(context.scrolls[index].contentInset.bottom, need, inset(keeping: index))
  }
}
