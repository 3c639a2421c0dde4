import KeyboardAvoidanceTesting
import Testing

@Suite struct `The laws hold` {
  @Test(arguments: AvoidanceLaw.allCases, SceneGenerator.Kind.allCases)
  func `in every generated program`(law: AvoidanceLaw, kind: SceneGenerator.Kind) {
    let seeds = LawPrograms.seeds(for: law)
    // Printed before the run, because a trap leaves nothing else behind.
    print("law \(law.rawValue), \(kind.rawValue): seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
    for seed in seeds {
      guard let violation = LawChecker().violation(of: law, seed: seed, avoiding: kind) else { continue }
      // One is enough to work on, and the next one usually has the same cause.
      Issue.record("KEYBOARD_LAW_SEED=\(seed), \(kind.rawValue):\n\(violation)")
      return
    }
  }
}
