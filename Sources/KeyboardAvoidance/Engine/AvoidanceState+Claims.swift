import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Makes an entry for every property that the plan names, unless another attachment has it, and notes what the plan
  /// wants of each.
  mutating func claim(_ index: Int, _ plan: AvoidancePlan) {
    for entry in entries.indices { entries[entry].wanted = nil }
    var isContested = false
    var next = 0
    plan.adjustments.forEach { adjustment in
      guard let property = property(of: adjustment, index) else { return }
      if let entry = entry(of: property, near: next) ?? makeEntry(of: property, index, &isContested) {
        next = entry + 1
        if !entries[entry].isWanted { entries[entry].wanted = adjustment.value(from: entries[entry].base) }
      }
    }
    records[index].isContested = isContested
  }

  /// Makes the entry of a property that nobody has yet; nil where somebody else has it, which is told once.
  private mutating func makeEntry(of property: HeldProperty, _ index: Int, _ isContested: inout Bool) -> Int? {
    if isClaimed(property, notBy: index) {
      if !records[index].isContested, !isContested { report(.propertyContested, index, about: property.name) }
      isContested = true
      return nil
    }
    guard let current = access.read(property) else { return nil }
    entries.append(LedgerEntry(property, current: current))
    return entries.count - 1
  }

  /// The entry of a property; plans are alike from one time to the next, so that it is where it is looked for first.
  @inline(__always)
  private mutating func entry(of property: HeldProperty, near position: Int) -> Int? {
    position < entries.count && entries[position].property == property ? position : entry(of: property)
  }

  private mutating func entry(of property: HeldProperty) -> Int? {
    for entry in entries.indices where entries[entry].property == property { return entry }
    return nil
  }

  private mutating func isClaimed(_ property: HeldProperty, notBy index: Int) -> Bool {
    for other in records.indices where other != index && records[other].claims(property) { return true }
    return false
  }

  /// The property that an adjustment means; nil where its index is none of the context's.
  private mutating func property(of adjustment: Adjustment, _ index: Int) -> HeldProperty? {
    switch adjustment {
    case .contentInsetBottom(_, let scroll): scrollNode(scroll).map { .contentInsetBottom($0) }
    case .indicatorInsetBottom(_, let scroll): scrollNode(scroll).map { .indicatorInsetBottom($0) }
    case .contentOffset(_, let scroll): scrollNode(scroll).map { .contentOffset($0) }
    case .constant(_, let constraint): constraintHandle(constraint).map { .constant($0) }
    case .isActive(_, let constraint): constraintHandle(constraint).map { .isActive($0) }
    case .translation: records[index].view.map { .originY($0) }
    case .heightChange: records[index].view.map { .height($0) }
    case .guideHeight:
      if case .guide(let guide) = records[index].target { .guideHeight(guide) } else { nil }
    }
  }

  private mutating func scrollNode(_ scroll: Int) -> NodeHandle? {
    scroll >= 0 && scroll < scrollNodes.count ? scrollNodes[scroll] : nil
  }

  private mutating func constraintHandle(_ constraint: Int) -> ConstraintHandle? {
    constraint >= 0 && constraint < constraints.count ? constraints[constraint] : nil
  }
}

extension Adjustment {
  /// The value that is wanted, given the app's own.
  fileprivate func value(from base: PropertyValue) -> PropertyValue {
    switch self {
    case .contentInsetBottom(let value, _), .indicatorInsetBottom(let value, _), .constant(let value, _): .number(value)
    case .contentOffset(let offset, _): .point(offset)
    case .isActive(let isActive, _): .flag(isActive)
    case .translation(let difference), .heightChange(let difference):
      // Adding 0 would turn -0 into 0, and the base is given back bit for bit.
      difference == 0 ? base : .number((base.number ?? 0) + difference)
    case .guideHeight(let height): .height(height)
    }
  }
}
