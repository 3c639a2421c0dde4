import KeyboardEvents

extension ScrollChainPass {
  /// What the keyboard covers of a scroll view, as far as those outside let it through, beyond what the host gives; a pager
  /// is never given room below its pages.
  mutating func measuredNeed(of index: Int) -> Double {
    guard !links[index].scroll.isPaging else { return 0 }
    var (left, top) = (clip.minX, clip.minY)
    var (right, bottom) = (clip.maxX, clip.maxY)
    for around in index..<links.count {
      left = max(left, links[around].scroll.frame.minX)
      top = max(top, links[around].scroll.frame.minY)
      right = min(right, links[around].scroll.frame.maxX)
      bottom = min(bottom, links[around].scroll.frame.maxY)
    }
    let seen = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return max(0, obstacle.coveredHeight(of: seen) - links[index].scroll.hostInset.bottom)
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private mutating func inset(keeping index: Int) -> Double {
    min(
      links[index].grantedInset,
      links[index].scroll.contentOffset.y + links[index].scroll.frame.height
        - links[index].scroll.contentSize.height - links[index].scroll.hostInset.bottom)
  }

  /// The bottom inset that the keyboard makes necessary where a scroll view stands.
  mutating func bottomInset(of index: Int) -> Double {
    max(links[index].scroll.contentInset.bottom, links[index].need)
  }

  /// The bottom inset that a scroll view is left with.
  mutating func finalInset(of index: Int) -> Double {
    max(bottomInset(of: index), inset(keeping: index))
  }
}
