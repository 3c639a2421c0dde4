import AvoidanceStrategies
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// A strategy that breaks one law, and looks like something that its author might write.
struct BrokenPlugIn: Sendable, CustomTestStringConvertible {
  let law: AvoidanceLaw
  let violations: @Sendable () -> [LawViolation]

  var testDescription: String { "\(law)" }

  /// One for each law but the sixth.
  ///
  /// What one plan changes goes by one curve, so no plan alone can break that one; what can is a slow host, which stands
  /// among the tests of `LawChecker`.
  static let all = [
    BrokenPlugIn(law: .reveals) { KeyboardAvoidanceTesting.violations(of: RoomOnly(), as: .inset()) },
    BrokenPlugIn(law: .staysPut) { KeyboardAvoidanceTesting.violations(of: WholeHeight(), as: .shift()) },
    BrokenPlugIn(law: .givesBack) { KeyboardAvoidanceTesting.violations(of: RoomForEver(), as: .inset()) },
    BrokenPlugIn(law: .isIdempotent) { KeyboardAvoidanceTesting.violations(of: EverMore(), as: .inset()) },
    BrokenPlugIn(law: .survives) { KeyboardAvoidanceTesting.violations(of: Quotient(), as: .shift()) },
    BrokenPlugIn(law: .frees) { KeyboardAvoidanceTesting.violations(of: SelfHolder(), as: .resize) },
    BrokenPlugIn(law: .scales) {
      let memory = Memory()
      return KeyboardAvoidanceTesting.violations(of: Learner(memory: memory), as: .shift())
    },
  ]
}

/// Makes room, and never scrolls.
private struct RoomOnly: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    guard let scroll = context.scrolls.last else { return .none }
    let bottom = max(scroll.contentInset.bottom, context.coveredHeight(of: scroll.frame))
    return AvoidancePlan([.contentInsetBottom(bottom, scroll: context.scrolls.count - 1)])
  }
}

/// Moves up by all that is covered, whether the field is or not.
private struct WholeHeight: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    AvoidancePlan([.translation(-context.coveredHeight(of: context.target))])
  }
}

/// Leaves room for a keyboard that is gone.
private struct RoomForEver: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    context.scrolls.isEmpty ? .none : AvoidancePlan([.contentInsetBottom(300, scroll: context.scrolls.count - 1)])
  }
}

/// Answers with more each time.
private final class EverMore: AvoidanceStrategy {
  private var count = 0.0

  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    guard !context.scrolls.isEmpty, context.isKeyboardUp() else { return .none }
    count += 1
    return AvoidancePlan([.contentInsetBottom(count, scroll: context.scrolls.count - 1)])
  }
}

/// Divides by a height that may be zero.
private struct Quotient: AvoidanceStrategy {
  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    AvoidancePlan([.translation(-context.coveredHeight(of: context.target) / context.target.height)])
  }
}

/// Holds itself by what it was to be told by.
private final class SelfHolder: AvoidanceStrategy {
  private var onChange: () -> Void = {}
  private var count = 0

  init() { onChange = { self.count += 1 } }

  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    onChange()
    return .none
  }
}

private final class Memory {
  var count = 0
}

/// Learns from all that it has seen anywhere, so that the same events are not answered alike.
private struct Learner: AvoidanceStrategy {
  let memory: Memory

  func plan(for context: AvoidanceContext) -> AvoidancePlan {
    memory.count += 1
    return context.isKeyboardUp() && memory.count % 5 == 0 ? AvoidancePlan([.translation(-10)]) : .none
  }
}
