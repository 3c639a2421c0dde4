import KeyboardAvoidanceTesting
import Testing

@Suite struct `Over ten thousand transitions` {
  @Test(arguments: SceneGenerator.Kind.allCases)
  func `nothing drifts from what the app left`(kind: SceneGenerator.Kind) {
    let seed = LawPrograms.onlySeed ?? 10_000
    print("drift, \(kind.rawValue): seed \(seed)")
    let scene = SceneGenerator.transitions(10_000, seed: seed, avoiding: kind)
    #expect(LawChecker().finding(of: .givesBack, in: scene) == nil)
  }
}
