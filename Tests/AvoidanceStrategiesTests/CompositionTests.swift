import AvoidanceStrategies
import KeyboardEvents
import Testing

/// A strategy of an app: as the documentation of the protocol has it.
private struct HalfShift: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    AvoidancePlan([.translation(-context.coveredHeight(of: context.target) / 2)])
  }
}

private func missing(_ points: Double, _ adjustments: AdjustmentList = []) -> AnyAvoidanceStrategy {
  AnyAvoidanceStrategy { _ in AvoidancePlan(adjustments, missing: points) }
}

@Suite struct CompositionTests {
  private let context = Phone.context(focus: Phone.field(endingAt: 604))

  @Test func `a strategy of an app plans like any other, wrapped or not`() {
    #expect(HalfShift().plan(for: context).list == [.translation(-167.5)])
    #expect(AnyAvoidanceStrategy(HalfShift()).plan(for: context).list == [.translation(-167.5)])
    #expect(!HalfShift().excludesTarget && !AnyAvoidanceStrategy(HalfShift()).excludesTarget)
  }

  @Test func `leaving alone wants nothing, and says so wrapped too`() {
    #expect(NoAvoidance().plan(for: context) == .none)
    #expect(NoAvoidance().excludesTarget && AnyAvoidanceStrategy(NoAvoidance()).excludesTarget)
    #expect(AvoidancePlan.none == AvoidancePlan([], covered: 0, missing: 0, keepsOffset: false, holdsOffsets: false))
  }

  @Test(arguments: [
    // The first that leaves nothing; the least where all leave something; the earlier of two equal ones.
    ([0.0, 0.0], 0), ([5, 0], 1), ([5, 3, 4], 1), ([5, 3, 3], 1), ([7], 0), ([4, 9, 0, 0], 2),
  ])
  func `the first that fits is taken, else the one that leaves least`(left: [Double], taken: Int) {
    let strategies = left.enumerated().map { missing($1, [.translation(Double($0))]) }
    let plan = FirstThatFits(strategies).plan(for: context)
    #expect(plan.list == [.translation(Double(taken))])
    #expect(plan.missing == left[taken])
  }

  @Test func `those after the one that fits are not asked`() {
    var asked = 0
    let counting = AnyAvoidanceStrategy { _ in
      asked += 1
      return .none
    }
    _ = FirstThatFits([missing(0), counting]).plan(for: context)
    #expect(asked == 0)
  }

  @Test func `a limited shift gives way to a resize that fits`() {
    let choice = FirstThatFits([AnyAvoidanceStrategy(FrameShift(limit: 100)), AnyAvoidanceStrategy(BottomResize())])
    #expect(choice.plan(for: context).list == [.heightChange(-335)])
    let near = Phone.context(focus: Phone.field(endingAt: 500))
    #expect(choice.plan(for: near).list == [.translation(-23)])
  }

  @Test func `together all adjustments are carried out, each property by the first that wants it`() {
    let plan = AllOf([
      missing(5, [.translation(-1), .contentInsetBottom(10, scroll: 0)]),
      missing(3, [.translation(-2), .contentInsetBottom(20, scroll: 1), .contentInsetBottom(30, scroll: 0)]),
      missing(9, [.heightChange(-4), .isActive(true, constraint: 0), .constant(1, constraint: 0)]),
    ]).plan(for: context)
    #expect(
      plan.list == [
        .translation(-1), .contentInsetBottom(10, scroll: 0), .contentInsetBottom(20, scroll: 1), .heightChange(-4),
        .isActive(true, constraint: 0), .constant(1, constraint: 0),
      ])
    #expect(plan.missing == 3)
  }

  @Test func `together what is covered is the most, and offsets are kept where one asks for it`() {
    let plan = AllOf([
      AnyAvoidanceStrategy { _ in AvoidancePlan(covered: 3) },
      AnyAvoidanceStrategy { _ in AvoidancePlan(covered: 7, keepsOffset: true) },
      AnyAvoidanceStrategy { _ in AvoidancePlan(covered: 5, holdsOffsets: true) },
    ]).plan(for: context)
    #expect(plan == AvoidancePlan(covered: 7, keepsOffset: true, holdsOffsets: true))
  }

  @Test func `none of none is nothing`() {
    #expect(FirstThatFits([]).plan(for: context) == .none)
    #expect(AllOf([]).plan(for: context) == .none)
  }
}
