import KeyboardEvents

extension ScrollChainPass {
  /// What has been decided: insets and offset of every scroll view, and how far the target is moved.
  mutating func plan(covered: Double) -> AvoidancePlan {
    var plan = AvoidancePlan(
      AdjustmentList(minimumCapacity: 3 * links.count + 1), covered: covered, holdsOffsets: true)
    for index in links.indices {
      let bottom = finalInset(of: index)
      let offset = links[index].scroll.offset(displacedBy: .zero, bottomInset: bottom)
      plan.adjustments.append(.contentInsetBottom(bottom, scroll: index))
      plan.adjustments.append(
        .indicatorInsetBottom(max(links[index].scroll.indicatorInset.bottom, links[index].need), scroll: index))
      plan.adjustments.append(.contentOffset(offset, scroll: index))
    }
    plan.adjustments.append(.translation(-shift))
    return plan
  }
}
