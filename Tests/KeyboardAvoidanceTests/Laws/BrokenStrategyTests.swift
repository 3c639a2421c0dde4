import KeyboardAvoidanceTesting
import Testing

@Suite struct `A broken strategy` {
  private func firstViolation(of broken: BrokenChecker) -> LawViolation? {
    let checker = broken.make()
    for seed in UInt64(0)..<500 {
      if let violation = checker.violation(of: broken.law, seed: seed, avoiding: broken.kind) { return violation }
    }
    return nil
  }

  @Test(arguments: BrokenChecker.all)
  func `is caught by the law that it breaks, in a scene that shows it`(broken: BrokenChecker) throws {
    let violation = try #require(firstViolation(of: broken))
    #expect(violation.law == broken.law)
    #expect(!violation.finding.isEmpty)

    // The text of the violation is a scene file: read and run again, it shows the same.
    let scene = try Scene(reading: violation.description, name: "shrunk")
    #expect(broken.make().finding(of: broken.law, in: scene) != nil)
    #expect(LawChecker().finding(of: broken.law, in: scene) == nil, "whole strategies keep the law there")
    #expect(scene.statements.count <= 16, "\(violation)")
  }

  @Test func `is there for every law`() {
    #expect(BrokenChecker.all.map { $0.law } == AvoidanceLaw.allCases)
  }
}
