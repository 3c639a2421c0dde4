/// What a strategy wants changed, and why.
public struct AvoidancePlan: Hashable, Sendable {
  /// The changes; a property that stands in a plan is the strategy's own, also where its value is the app's.
  public var adjustments: AdjustmentList
  /// The height that the keyboard covers of what the strategy looks at, in points.
  public var covered: Double
  /// What is still missing to have all in sight that is wanted, in points.
  public var missing: Double
  /// Whether offsets stay where they are when the strategy lets go of them.
  public var keepsOffset: Bool
  /// Whether offsets that the plan does not name wait until the keyboard leaves, instead of being given back now.
  public var holdsOffsets: Bool

  /// Creates a plan.
  public init(
    _ adjustments: AdjustmentList = AdjustmentList(), covered: Double = 0, missing: Double = 0,
    keepsOffset: Bool = false, holdsOffsets: Bool = false
  ) {
    self.adjustments = adjustments
    self.covered = covered
    self.missing = missing
    self.keepsOffset = keepsOffset
    self.holdsOffsets = holdsOffsets
  }

  /// The plan that wants nothing: all that the strategy had adjusted is given back.
  public static var none: AvoidancePlan { AvoidancePlan() }
}
