import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Makes an entry for every property that the plan names, unless another attachment has it, and notes what the plan
  /// wants of each.
  mutating func claim(_ index: Int, _ plan: AvoidancePlan) {
    wanted.removeAll(keepingCapacity: true)
    for _ in records[index].entries { wanted.append(nil) }
    var isContested = false
    var next = 0
    let adjustments = plan.adjustments
    for position in adjustments.indices {
      let adjustment = adjustments[position]
      guard let property = property(of: adjustment, index) else { continue }
      guard let entry = entry(of: property, index, near: next) else {
        if isClaimed(property, notBy: index) {
          if !records[index].isContested, !isContested { report(.propertyContested, index, about: property.name) }
          isContested = true
        } else if let current = access.read(property) {
          let entry = LedgerEntry(property, current: current)
          records[index].entries.append(entry)
          wanted.append(value(of: adjustment, entry))
        }
        continue
      }
      next = entry + 1
      if wanted[entry] == nil { wanted[entry] = value(of: adjustment, records[index].entries[entry]) }
    }
    records[index].isContested = isContested
  }

  /// The entry of a property; plans are alike from one time to the next, so that it is where it is looked for first.
  private func entry(of property: HeldProperty, _ index: Int, near position: Int) -> Int? {
    if position < records[index].entries.count, records[index].entries[position].property == property {
      return position
    }
    return records[index].entries.firstIndex { $0.property == property }
  }

  private func isClaimed(_ property: HeldProperty, notBy index: Int) -> Bool {
    for other in records.indices where other != index && records[other].claims(property) { return true }
    return false
  }

  /// The property that an adjustment means; nil where its index is none of the context's.
  private func property(of adjustment: Adjustment, _ index: Int) -> HeldProperty? {
    switch adjustment {
    case .contentInsetBottom(_, let scroll): scrollNode(scroll).map { .contentInsetBottom($0) }
    case .indicatorInsetBottom(_, let scroll): scrollNode(scroll).map { .indicatorInsetBottom($0) }
    case .contentOffset(_, let scroll): scrollNode(scroll).map { .contentOffset($0) }
    case .constant(_, let constraint): constraintHandle(constraint).map { .constant($0) }
    case .isActive(_, let constraint): constraintHandle(constraint).map { .isActive($0) }
    case .translation: viewNode(index).map { .originY($0) }
    case .heightChange: viewNode(index).map { .height($0) }
    case .guideHeight:
      if case .guide(let guide) = records[index].target { .guideHeight(guide) } else { nil }
    }
  }

  /// The value that an adjustment wants, given the entry of its property.
  private func value(of adjustment: Adjustment, _ entry: LedgerEntry) -> PropertyValue {
    switch adjustment {
    case .contentInsetBottom(let value, _), .indicatorInsetBottom(let value, _), .constant(let value, _): .number(value)
    case .contentOffset(let offset, _): .point(offset)
    case .isActive(let isActive, _): .flag(isActive)
    case .translation(let difference), .heightChange(let difference):
      // Adding 0 would turn -0 into 0, and the base is given back bit for bit.
      difference == 0 ? entry.base : .number((entry.base.number ?? 0) + difference)
    case .guideHeight(let height): .height(height)
    }
  }

  private func viewNode(_ index: Int) -> NodeHandle? {
    if case .view(let node) = records[index].target { node } else { nil }
  }

  private func scrollNode(_ scroll: Int) -> NodeHandle? {
    scrollNodes.indices.contains(scroll) ? scrollNodes[scroll] : nil
  }

  private func constraintHandle(_ constraint: Int) -> ConstraintHandle? {
    constraints.indices.contains(constraint) ? constraints[constraint] : nil
  }
}
