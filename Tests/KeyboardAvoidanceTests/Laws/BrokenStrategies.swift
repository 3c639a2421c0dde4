import AvoidanceStrategies
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Something that breaks one law and looks like something that an app's author might write.
struct BrokenChecker: Sendable, CustomTestStringConvertible {
  let law: AvoidanceLaw
  let kind: SceneGenerator.Kind
  let make: @Sendable () -> LawChecker

  var testDescription: String { "\(law)" }

  static let all = [
    // Never scrolls.
    BrokenChecker(law: .reveals, kind: .inset) { checker { _, plan in plan.adjustments = [] } },
    // Scrolls by the whole height that is covered, whether the field is or not.
    BrokenChecker(law: .staysPut, kind: .inset) {
      checker { context, plan in
        guard let scroll = context.scrolls.last, plan.covered > 0 else { return }
        let offset = scroll.contentOffset + Point(x: 0, y: plan.covered)
        plan.adjustments = [.contentOffset(offset, scroll: context.scrolls.count - 1)]
      }
    },
    // Leaves room for a keyboard that is gone.
    BrokenChecker(law: .givesBack, kind: .inset) {
      checker { context, plan in
        guard !context.scrolls.isEmpty else { return }
        plan.adjustments = [.contentInsetBottom(300, scroll: context.scrolls.count - 1)]
      }
    },
    // Answers another time than before.
    BrokenChecker(law: .isIdempotent, kind: .inset) {
      let counter = Counter()
      return checker { context, plan in
        guard !context.scrolls.isEmpty, plan.covered > 0 else { return }
        counter.count += 1
        let bottom = plan.covered + Double(counter.count)
        plan.adjustments = [.contentInsetBottom(bottom, scroll: context.scrolls.count - 1)]
      }
    },
    // Divides by a height that may be zero.
    BrokenChecker(law: .survives, kind: .shift) {
      checker { context, plan in
        plan.adjustments = [.translation(-plan.covered / context.coveredHeight(of: context.window))]
      }
    },
    // Lets the views arrive long after the keyboard.
    BrokenChecker(law: .staysUncovered, kind: .shift) {
      LawChecker(timing: { KeyboardMotion(duration: 4 * $0.duration, curve: .easeIn) })
    },
    // Holds itself.
    BrokenChecker(law: .frees, kind: .shift) {
      LawChecker(standIn: { _, strategy in
        let keeper = Keeper()
        keeper.strategy = AnyAvoidanceStrategy { context in
          keeper.count += 1
          return strategy.plan(for: context)
        }
        return keeper.strategy ?? strategy
      })
    },
    // Every second one that is made takes another look, and moves the view on the way.
    BrokenChecker(law: .scales, kind: .shift) {
      let counter = Counter()
      return LawChecker(standIn: { _, strategy in
        counter.count += 1
        let isSecond = counter.count.isMultiple(of: 2)
        return AnyAvoidanceStrategy { context in
          isSecond && context.isKeyboardUp() ? AvoidancePlan([.translation(-10)]) : strategy.plan(for: context)
        }
      })
    },
  ]

  /// A checker of strategies whose plans are changed afterwards.
  private static func checker(_ change: @escaping (AvoidanceContext, inout AvoidancePlan) -> Void) -> LawChecker {
    LawChecker(standIn: { _, strategy in
      AnyAvoidanceStrategy { context in
        var plan = strategy.plan(for: context)
        change(context, &plan)
        return plan
      }
    })
  }
}

private final class Counter {
  var count = 0
}

private final class Keeper {
  var strategy: AnyAvoidanceStrategy?
  var count = 0
}
