import AvoidanceStrategies
import KeyboardEvents

extension AvoidanceState {
  /// Makes an entry for every property that the plan names, unless another attachment has it, and notes what the plan
  /// wants of each.
  mutating func claim(_ index: Int) {
    writes.removeAll()
    hasWrittenOffsets = false
    hasGoals = false
    claimCount = 0
    let wasContested = records[index].isContested
    records[index].isContested = false
    var next = 0
    for position in plan.adjustments.indices {
      claim(plan.adjustments[position], index, near: &next, wasContested)
    }
    if isLettingGo { hasGoals = true }
  }

  /// Notes what is wanted of one property; of one that is wanted twice the first counts.
  ///
  /// - Parameter next: where its entry is looked for first, as plans are alike from one time to the next.
  private mutating func claim(_ adjustment: Adjustment, _ index: Int, near next: inout Int, _ wasContested: Bool) {
    guard let property = property(of: adjustment, index) else { return }
    if next >= entries.count || entries[next].property != property {
      guard let entry = entry(of: property) ?? makeEntry(of: property, index, wasContested) else { return }
      next = entry
    }
    if !entries[next].isWanted {
      entries[next].wanted = adjustment.value(from: entries[next].base)
      entries[next].isWanted = true
      claimCount += 1
      if !entries[next].isAtGoal { hasGoals = true }
    }
    next += 1
  }

  /// Makes the entry of a property that nobody has yet; nil where somebody else has it, which is told once.
  @inline(never)
  private mutating func makeEntry(of property: HeldProperty, _ index: Int, _ wasContested: Bool) -> Int? {
    if isClaimed(property, notBy: index) {
      if !wasContested, !records[index].isContested {
        report(.propertyContested, index, about: property.kind.name)
      }
      records[index].isContested = true
      return nil
    }
    guard let current = read(property) else { return nil }
    entries.append(LedgerEntry(property, current: current))
    return entries.count - 1
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
    case .contentInsetBottom(_, let scroll): scrollNode(scroll).map { HeldProperty(.contentInsetBottom, of: $0) }
    case .indicatorInsetBottom(_, let scroll): scrollNode(scroll).map { HeldProperty(.indicatorInsetBottom, of: $0) }
    case .contentOffset(_, let scroll): scrollNode(scroll).map { HeldProperty(.contentOffset, of: $0) }
    case .constant(_, let constraint): constraintHandle(constraint).map { HeldProperty(.constant, of: $0) }
    case .isActive(_, let constraint): constraintHandle(constraint).map { HeldProperty(.isActive, of: $0) }
    case .translation: records[index].view.map { HeldProperty(.originY, of: $0) }
    case .heightChange: records[index].view.map { HeldProperty(.height, of: $0) }
    case .guideHeight:
      if case .guide(let guide) = records[index].target { HeldProperty(heightOf: guide) } else { nil }
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
      difference == 0 ? base : .number(base.number + difference)
    case .guideHeight(let height): .height(height)
    }
  }
}
