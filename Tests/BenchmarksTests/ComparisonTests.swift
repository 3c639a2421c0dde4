import KeyboardAvoidanceTesting
import Testing

@testable import Benchmarks

@Suite("Comparison")
struct ComparisonTests {
  @Test func `a seed gives the same case, which can be written and read again`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let scene = FormGenerator.scene(seed: seed)
      #expect(scene == FormGenerator.scene(seed: seed))
      #expect(try Scene(reading: scene.text, name: scene.name) == scene)
    }
  }

  @Test func `a model that covers the field is counted, and this package covers nothing`() throws {
    let scene = try Scene(
      reading: """
        screen 375x812
        window w 0,0,375,812
        view page in w 0,0,375,812
        field low in page 16,600,343,44
        avoid a: automatic page
        focus low
        show 0,477,375,335
        hide
        """, name: "low.scene")
    let ours = try CaseRun(scene, by: .ours)
    #expect(ours.measures == Measures())
    // The page has no end to pad: all 44 points stay covered, nothing moves, and the height is given back.
    let padding = try CaseRun(scene, by: .avoidingViewPadding)
    #expect(padding.measures == Measures(covered: 44, needless: 0, unrestored: 0))
    // It goes up by 335, and 644 - 477 = 167 would do.
    let position = try CaseRun(scene, by: .avoidingViewPosition)
    #expect(abs(position.measures.needless - 168) < 0.01)
    #expect(position.measures.covered == 0)
  }

  @Test func `a safe area that a view is scrolled into hides nothing`() throws {
    let scene = try Scene(
      reading: """
        screen 300x500 safe 20,0,0,0
        window w 0,0,300,500
        view page in w 0,0,300,500
        scroll outer in page 0,0,300,500 content 300x1000 safe never
        scroll inner in outer 0,200,300,400 content 300x400
        field tall in inner 0,0,300,346
        avoid a: automatic page
        focus tall
        show 0,352,300,148
        show 0,351,300,149
        hide
        """, name: "tall.scene")
    // It stands from 6 to 352, then from 5 to 351; the inner view gets 14 of the safe area where it begins at 6.
    #expect(try CaseRun(scene, by: .ours).measures == Measures())
  }

  @Test func `what a model does not give back is counted in points`() throws {
    let scene = try Scene(
      reading: """
        screen 375x812
        window w 0,0,375,812
        scroll form in w 0,88,375,724 content 375x1000 inset 0,0,20,0
        field low in form 16,512,343,44
        avoid a: automatic form
        focus low
        show 0,477,375,335
        hide
        """, name: "given.scene")
    #expect(try CaseRun(scene, by: .ours).measures == Measures())
    // The field ends at 88 + 556 = 644, which is 167 below 477; the offset stays there. The own inset of 20 is lost by
    // the handler of heights, and kept by the other.
    #expect(try CaseRun(scene, by: .reactScrollView).measures.unrestored == 167)
    #expect(try CaseRun(scene, by: .heightOnly).measures.unrestored == 187)
  }

  @Test func `scenes are judged by what a person sees, and only where a system has the means`() throws {
    let text = """
      screen 375x812 safe 44,0,34,0
      scroll form in window 0,88,375,724 content 375x1000
      field high in form 16,300,343,44
      avoid a: inset form
      focus high
      expect restored
      show 0,477,375,335
      expect form.inset.bottom 301
      expect visible high
      """
    let scene = try Scene(reading: text, name: "high.scene")
    for system in System.allCases { #expect(scene.isBusiness(of: system)) }
    // The value of the inset is not looked at, so that a system which makes room in another way can be right.
    #expect(try SceneComparison.isRight(scene, by: .reactScrollView))
    let distant = try Scene(
      reading: text.replacing("inset form", with: "inset form distance 8"), name: "distant.scene")
    #expect(distant.isBusiness(of: .awareScrollView))
    #expect(!distant.isBusiness(of: .heightOnly))
    let unmoved = try Scene(reading: text + "\nrelayout\nexpect unmoved\n", name: "unmoved.scene")
    #expect(try SceneComparison.isRight(unmoved, by: .ours))
  }

  @Test func `totals do not depend on the portions, and this package is never worse by what moves`() async throws {
    let tallies = try await GeneratedComparison(seed: 7, caseCount: 60).run()
    let others = try await GeneratedComparison(seed: 7, caseCount: 60, portion: 7).run()
    for (system, tally) in tallies {
      let other = try #require(others[system])
      #expect(other.better == tally.better)
      // Sums of the same numbers in another order differ by roundings.
      for measure in Measure.allCases {
        #expect(abs(other.model[measure] - tally.model[measure]) < 1e-6)
        #expect(abs(other.ours[measure] - tally.ours[measure]) < 1e-6)
      }
    }
    #expect(Set(tallies.keys) == Set(System.models))
    for (_, tally) in tallies {
      #expect(tally.ours.needless == 0)
      #expect(!tally.lost.contains(.covered))
    }
    #expect(tallies[.iqKeyboardManager]?.caseCount == 60)
  }

  @Test(arguments: [["--cases"], ["--cases", "-1"], ["--seed", "x"], ["--what"]])
  func `arguments that make no sense are told`(arguments: [String]) {
    #expect(throws: CompareCommand.Problem.self) { try CompareCommand(arguments) }
  }

  @Test func `arguments are read in any order`() throws {
    let command = try CompareCommand(["a.scene", "--seed", "5", "--cases", "20000", "b.scene"])
    #expect(command.paths == ["a.scene", "b.scene"])
    #expect(command.seed == 5)
    #expect(command.caseCount == 20_000)
  }
}
