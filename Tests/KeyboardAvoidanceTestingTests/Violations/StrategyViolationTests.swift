import AvoidanceStrategies
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `The violations of a strategy` {
  @Test(arguments: BrokenPlugIn.all)
  func `name the law that it breaks, in a scene that shows it`(plugIn: BrokenPlugIn) throws {
    let violation = try #require(plugIn.violations().first { $0.law == plugIn.law })
    #expect(!violation.finding.isEmpty)
    #expect(violation.scene.statements.count <= 16, "\(violation)")

    // The description is a scene file: read again, it says what the violation's scene says.
    let scene = try Scene(reading: violation.description, name: "shrunk")
    #expect(scene.text == violation.scene.text)
  }

  @Test func `are looked for at every law that a plan alone can break`() {
    #expect(BrokenPlugIn.all.map { $0.law } == AvoidanceLaw.allCases.filter { $0 != .staysUncovered })
  }

  @Test func `are none for the built-in strategies in their own roles`() {
    #expect(violations(of: ContentInset(), as: .inset()) == [])
    #expect(violations(of: ContentInset(distance: 12), as: .inset(distance: 12)) == [])
    #expect(violations(of: FrameShift(distance: 8), as: .shift(distance: 8)) == [])
    #expect(violations(of: AutomaticAvoidance(distance: 8), as: .automatic(distance: 8)) == [])
    #expect(violations(of: BottomResize(), as: .resize) == [])
    #expect(violations(of: ConstraintConstant(), as: .constant) == [])
    #expect(violations(of: ConstraintSwitch(), as: .switch) == [])
    #expect(violations(of: KeyboardGuide(), as: .guide) == [])
    #expect(violations(of: NoAvoidance(), as: .none) == [])
  }

  @Test func `are none for strategies that hold others`() {
    let strategies = { [AnyAvoidanceStrategy(FrameShift(limit: 10)), AnyAvoidanceStrategy(FrameShift())] }
    #expect(violations(of: FirstThatFits(strategies()), as: .shift()) == [])
    #expect(violations(of: AllOf([AnyAvoidanceStrategy(ContentInset())]), as: .inset()) == [])
  }

  @Test func `leave out the laws about sight from which the strategy is exempt`() {
    let all = violations(of: FrameShift(limit: 10), as: .shift())
    #expect(all.map { $0.law } == [.reveals])
    #expect(violations(of: FrameShift(limit: 10), as: .shift(), except: [.reveals]) == [])
  }

  @Test func `are the same for the same seed, and are those of as many programs as asked for`() {
    let first = violations(of: FrameShift(limit: 10), as: .shift(), seed: 7)
    #expect(first == violations(of: FrameShift(limit: 10), as: .shift(), seed: 7))
    #expect(first.allSatisfy { (7..<107).contains($0.seed) })
    #expect(violations(of: NoAvoidance(), as: .none, programs: 1, seed: .max) == [])
  }
}

@Suite struct `The scene of a violation` {
  @Test func `names the strategy, and shows the same as long as it is handed over`() throws {
    let violation = try #require(violations(of: FrameShift(limit: 10), as: .shift(), named: "low").first)
    #expect(violation.scene.text.split(separator: "\n").contains { $0.hasSuffix(" by low") })

    let broken = LawChecker(strategies: { $0 == "low" ? AnyAvoidanceStrategy(FrameShift(limit: 10)) : nil })
    #expect(broken.finding(of: .reveals, in: violation.scene) == violation.finding)
    let mended = LawChecker(strategies: { $0 == "low" ? AnyAvoidanceStrategy(FrameShift()) : nil })
    #expect(mended.finding(of: .reveals, in: violation.scene) == nil)
  }

  @Test func `keeps no law for a checker that has no such strategy`() throws {
    let scene = try Scene(reading: lifted, name: "lifted")
    #expect(
      LawChecker().finding(of: .givesBack, in: scene)
        == "line 4, avoid a: shift page by low distance 8: no strategy 'low' was handed to the checker")
  }

  @Test func `runs with the strategy that is handed over by its name`() throws {
    let scene = try Scene(reading: lifted, name: "lifted")
    #expect(scene.text == lifted + "\n")
    // Half of the 335 points that are covered of a page that ends where the screen does.
    let half = try scene.run(strategies: { _ in
      AnyAvoidanceStrategy { AvoidancePlan([.translation(-$0.coveredHeight(of: $0.target) / 2)]) }
    })
    #expect(half.failures.map { $0.found } == [])
    #expect(half.expectationCount == 1)
  }

  @Test func `does not run without it`() throws {
    let scene = try Scene(reading: lifted, name: "lifted.scene")
    let error = #expect(throws: SceneError.self) { try scene.run() }
    #expect(
      error?.description
        == "lifted.scene:4:1: found no strategy 'low', expected one that the run was handed by its name")
  }

  private let lifted = """
    screen 375x812
    view page in window 0,0,375,812
    field name in page 0,700,375,40
    avoid a: shift page by low distance 8
    focus name
    show 0,477,375,335
    expect page.frame.y -167.5
    """

  @Test func `names a strategy by a word that can be a name`() throws {
    #expect(
      SceneText.error(SceneText.base + "avoid b: shift page by")?.expected.hasPrefix("the name of a strategy") == true)
    #expect(
      SceneText.error(SceneText.base + "avoid b: shift page by a,b")?.expected
        == "a name of letters, digits, `-` and `_`")
  }
}

@Suite struct `A violation of a law` {
  private let violation = LawViolation(
    law: .givesBack, seed: 3, finding: "line 2, blur: form.inset.bottom not given back",
    scene: Scene(name: "seed-3", actions: [.relayout, .blur]))

  @Test func `says what, where and what to do`() {
    #expect(
      violation.sentence
        == "law 3: After hide, detach, disable or the end of the avoider all is as the app left it, bit for bit. "
        + "Broken at line 2, blur: form.inset.bottom not given back. "
        + "To mend: plan the app's own values, or nothing, where the context's keyboard is hidden.")
  }

  @Test func `is written as a scene file`() {
    #expect(
      violation.description == """
        # law 3: After hide, detach, disable or the end of the avoider all is as the app left it, bit for bit.
        # seed 3
        # line 2, blur: form.inset.bottom not given back
        # to mend: plan the app's own values, or nothing, where the context's keyboard is hidden.
        relayout
        blur

        """)
  }
}

@Suite struct `A strategy is not tried` {
  @Test func `under a name that no scene can hold`() async {
    await #expect(processExitsWith: .failure) { _ = violations(of: NoAvoidance(), as: .none, named: "two words") }
  }

  @Test func `in no program at all`() async {
    await #expect(processExitsWith: .failure) { _ = violations(of: NoAvoidance(), as: .none, programs: 0) }
  }
}

@Suite struct `A strategy that is an object` {
  private final class Shared: AvoidanceStrategy {
    func plan(for context: AvoidanceContext) -> AvoidancePlan { .none }
  }

  @Test func `is none of those that hold themselves where the caller holds it`() {
    let shared = Shared()
    #expect(violations(of: shared, as: .none) == [])
    #expect(violations(of: Shared(), as: .none) == [])
  }
}
