/// A list of adjustments that allocates nothing while it is as short as a usual plan.
public struct AdjustmentList: Sendable {
  @usableFromInline var used = 0
  /// The first ones; what stands beyond those in use means nothing.
  @usableFromInline var first = Adjustment.translation(0)
  @usableFromInline var second = Adjustment.translation(0)
  @usableFromInline var third = Adjustment.translation(0)
  @usableFromInline var others: [Adjustment] = []

  /// Creates an empty list.
  @inlinable
  public init() {}

  /// Creates an empty list for a number of adjustments; more can be added, and take longer.
  public init(minimumCapacity: Int) {
    if minimumCapacity > 3 { others.reserveCapacity(minimumCapacity - 3) }
  }

  /// Adds an adjustment at the end.
  @inlinable
  public mutating func append(_ adjustment: Adjustment) {
    if used > 2 {
      others.append(adjustment)
    } else if used == 2 {
      third = adjustment
    } else if used == 1 {
      second = adjustment
    } else {
      first = adjustment
    }
    used += 1
  }
}

extension AdjustmentList {
  /// Calls a function with each adjustment in turn.
  @inlinable
  public func forEach<Failure: Error>(_ body: (Adjustment) throws(Failure) -> Void) throws(Failure) {
    if used > 0 { try body(first) }
    if used > 1 { try body(second) }
    if used > 2 { try body(third) }
    for adjustment in others { try body(adjustment) }
  }
}

extension AdjustmentList: RandomAccessCollection {
  /// The position of the first adjustment.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last adjustment.
  @inlinable public var endIndex: Int { used }

  /// How many adjustments there are.
  @inlinable public var count: Int { used }

  /// Accesses the adjustment at a position; a position outside the list is a programming error.
  @inlinable
  public subscript(position: Int) -> Adjustment {
    precondition(position >= 0 && position < used, "The position is outside the list of adjustments.")
    return switch position {
    case 0: first
    case 1: second
    case 2: third
    default: others[position - 3]
    }
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
  @inlinable @inline(__always)  // So that the literal is taken apart, and its array never made.
  public init(arrayLiteral elements: Adjustment...) {
    for element in elements { append(element) }
  }
}
