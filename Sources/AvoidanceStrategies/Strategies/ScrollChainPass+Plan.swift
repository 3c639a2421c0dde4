import KeyboardEvents

extension ScrollChainPass {
  /// What has been decided: insets and offset of every scroll view, and how far the target is moved.
  mutating func plan(covered: Double) -> AvoidancePlan {
    var adjustments = AdjustmentList(minimumCapacity: 3 * scrolls.count + 1)
    for index in scrolls.indices {
      let bottom = finalInset(of: index)
      let offset = scrolls[index].offset(displacedBy: .zero, bottomInset: bottom)
      adjustments.append(.contentInsetBottom(bottom, scroll: index))
      adjustments.append(
        .indicatorInsetBottom(max(scrolls[index].indicatorInset.bottom, rooms[index].need), scroll: index))
      adjustments.append(.contentOffset(offset, scroll: index))
    }
    adjustments.append(.translation(-shift))
    return AvoidancePlan(adjustments, covered: covered, holdsOffsets: true)
  }
}
