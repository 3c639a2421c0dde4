/// A list of adjustments that allocates nothing while it is as short as a usual plan.
public struct AdjustmentList: Sendable {
  private var first: Adjustment?
  private var second: Adjustment?
  private var third: Adjustment?
  private var others: [Adjustment] = []

  /// Creates an empty list.
  public init() {}

  /// Adds an adjustment at the end.
  public mutating func append(_ adjustment: Adjustment) {
    switch count {
    case 0: first = adjustment
    case 1: second = adjustment
    case 2: third = adjustment
    default: others.append(adjustment)
    }
  }
}

extension AdjustmentList: RandomAccessCollection {
  /// The position of the first adjustment.
  public var startIndex: Int { 0 }

  /// The position after the last adjustment.
  public var endIndex: Int {
    if third != nil { return 3 + others.count }
    return second != nil ? 2 : first != nil ? 1 : 0
  }

  /// Accesses the adjustment at a position; a position outside the list is a programming error.
  public subscript(position: Int) -> Adjustment {
    let inline: Adjustment? =
      switch position {
      case 0: first
      case 1: second
      case 2: third
      default: others[position - 3]
      }
    guard let inline else { preconditionFailure("The position is outside the list of adjustments.") }
    return inline
  }
}

extension AdjustmentList: Hashable {
  /// Two lists are equal when they hold equal adjustments in the same order.
  public static func == (left: AdjustmentList, right: AdjustmentList) -> Bool { left.elementsEqual(right) }

  /// Hashes the adjustments in their order.
  public func hash(into hasher: inout Hasher) {
    for adjustment in self { hasher.combine(adjustment) }
  }
}

extension AdjustmentList: ExpressibleByArrayLiteral {
  /// Creates a list of these adjustments.
  public init(arrayLiteral elements: Adjustment...) {
    for element in elements { append(element) }
  }
}
