import KeyboardEvents

extension ScrollChainPass {
  /// Measures what the keyboard covers of those that have moved, as far as those outside let it through, beyond what the
  /// host gives; a pager is never given room below its pages.
  mutating func measureNeeds(_ moved: Range<Int>) {
    var (left, top) = (clip.minX, clip.minY)
    var (right, bottom) = (clip.maxX, clip.maxY)
    for index in scrolls.indices.reversed() {
      left = max(left, scrolls[index].frame.minX)
      top = max(top, scrolls[index].frame.minY)
      right = min(right, scrolls[index].frame.maxX)
      bottom = min(bottom, scrolls[index].frame.maxY)
      guard moved.contains(index) else { continue }
      let covered = scrolls[index].isPaging ? 0 : obstacle.coveredHeight(left, right, top, bottom)
      rooms[index].need = max(0, covered - scrolls[index].hostInset.bottom)
    }
  }

  /// What a scroll view that has been moved up since it scrolled still needs of the room that it was granted for that.
  ///
  /// The keyboard covers less of it then. To take the room back would scroll back what the shift has just completed.
  private mutating func inset(keeping index: Int) -> Double {
    min(
      rooms[index].grantedInset,
      scrolls[index].contentOffset.y + scrolls[index].frame.height
        - scrolls[index].contentSize.height - scrolls[index].hostInset.bottom)
  }

  /// The bottom inset that the keyboard makes necessary where a scroll view stands.
  mutating func bottomInset(of index: Int) -> Double {
    max(scrolls[index].contentInset.bottom, rooms[index].need)
  }

  /// The bottom inset that a scroll view is left with.
  mutating func finalInset(of index: Int) -> Double {
    max(bottomInset(of: index), inset(keeping: index))
  }
}
