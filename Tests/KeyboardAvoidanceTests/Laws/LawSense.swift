import AvoidanceStrategies
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// What breaks one law for one kind of avoider, and in how many generated programs at least the law has to notice.
///
/// A law looks only where its answer is beyond doubt. A change that makes it look nowhere lets every strategy pass; then
/// it lets these pass too, and that is found here.
struct LawSense: Sendable, CustomTestStringConvertible {
  let law: AvoidanceLaw
  let kind: SceneGenerator.Kind
  let least: Int

  var testDescription: String { "law \(law.rawValue), \(kind.rawValue)" }

  /// From how many programs the least number has to come; up to four times as many are noticed in them.
  var programCount: UInt64 { law == .isIdempotent ? 50 : 1000 }

  static let all = reveals + staysPut + isIdempotent + staysUncovered

  // Laws 1 and 2 are about what is revealed. A constraint's constant, a switch of constraints, a guide and a change of
  // height make room and reveal nothing, and `none` does nothing; with several avoiders nobody can say without a strategy
  // which of them is to reveal. So these two laws ask nothing of those kinds.
  private static let reveals = [(.inset, 10), (.shift, 30), (.automatic, 30)].map { LawSense(.reveals, $0, $1) }

  private static let staysPut = [(.inset, 6), (.shift, 15), (.automatic, 15)].map { LawSense(.staysPut, $0, $1) }

  private static let isIdempotent = SceneGenerator.Kind.allCases.map { kind in
    // Turned round, a switch mostly contradicts the constraints beside it, and the scene cannot go on.
    LawSense(.isIdempotent, kind, kind == .switch ? 2 : 10)
  }

  // What moves nothing is never late, so law 6 finds nothing with `none`.
  private static let staysUncovered = [
    (.inset, 4), (.constant, 3), (.switch, 4), (.shift, 10), (.guide, 20), (.resize, 12), (.automatic, 12),
    (.several, 10),
  ].map { LawSense(.staysUncovered, $0, $1) }

  init(_ law: AvoidanceLaw, _ kind: SceneGenerator.Kind, _ least: Int) {
    (self.law, self.kind, self.least) = (law, kind, least)
  }

  /// Carries out scenes with strategies, or an animator, that break the law.
  var checker: LawChecker {
    switch law {
    case .reveals: Self.checker { _, _, plan in plan.adjustments = [] }
    case .staysPut: Self.checker { [kind] context, _, plan in Self.moveNeedlessly(kind, context, &plan) }
    case .isIdempotent: Self.checker { _, count, plan in Self.change(&plan, by: count) }
    default: Self.lateChecker(isLifting: kind == .resize)
    }
  }

  /// A checker of strategies whose plans are changed afterwards; each strategy counts its own.
  private static func checker(_ change: @escaping (AvoidanceContext, Int, inout AvoidancePlan) -> Void) -> LawChecker {
    LawChecker(standIn: { _, strategy in
      var count = 0
      return AnyAvoidanceStrategy { context in
        count += 1
        var plan = strategy.plan(for: context)
        change(context, count, &plan)
        return plan
      }
    })
  }

  /// A checker whose views arrive long after the keyboard.
  ///
  /// Few fields stand where a change of height moves them; so the target may be lifted instead.
  private static func lateChecker(isLifting: Bool) -> LawChecker {
    LawChecker(
      timing: { KeyboardMotion(duration: 1 + 16 * $0.duration, curve: .easeIn) },
      standIn: { _, strategy in
        AnyAvoidanceStrategy { context in
          var plan = strategy.plan(for: context)
          if isLifting, context.isKeyboardUp() { plan.adjustments = [.translation(-plan.covered)] }
          return plan
        }
      })
  }

  private static func moveNeedlessly(
    _ kind: SceneGenerator.Kind, _ context: AvoidanceContext, _ plan: inout AvoidancePlan
  ) {
    guard context.isKeyboardUp() else { return }
    if kind != .inset {
      plan.adjustments = [.translation(-20)]
    } else if let scroll = context.scrolls.last {
      let offset = scroll.contentOffset + Point(x: 0, y: 20)
      let index = context.scrolls.count - 1
      // With the inset there is room to scroll to.
      plan.adjustments = [.contentInsetBottom(500, scroll: index), .contentOffset(offset, scroll: index)]
    }
  }

  /// Makes a plan that depends on how many there were before.
  private static func change(_ plan: inout AvoidancePlan, by count: Int) {
    let step = Double(count)
    var changed = AdjustmentList()
    for adjustment in plan.adjustments {
      switch adjustment {
      case .contentInsetBottom(let bottom, let scroll):
        changed.append(.contentInsetBottom(bottom + step, scroll: scroll))
      case .constant(let constant, let index): changed.append(.constant(constant + step, constraint: index))
      case .isActive(let isActive, let index):
        changed.append(.isActive(isActive == (count < 4), constraint: index))
      case .translation(let way): changed.append(.translation(way - step))
      case .heightChange(let change): changed.append(.heightChange(change - step))
      case .guideHeight(let height): changed.append(.guideHeight((height ?? 0) + step))
      case .indicatorInsetBottom, .contentOffset: changed.append(adjustment)
      }
    }
    plan.adjustments = changed.isEmpty ? [.translation(-step)] : changed
  }
}
