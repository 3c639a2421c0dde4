// snippet: laws
import AvoidanceStrategies
import KeyboardAvoidanceTesting
import StrategyPlugin
import Testing

@Suite struct CompanionLiftLawTests {
  @Test func `CompanionLift keeps the laws`() {
    #expect(violations(of: CompanionLift(gap: 8), as: .shift(distance: 8)) == [])
  }

  @Test func `whichever field is edited, the button comes along`() throws {
    let scene = try Scene(
      reading: """
        screen 375x812 safe 44,0,34,0
        view page in window 0,0,375,812
        field name in page 16,500,343,44
        field password in page 16,560,343,44
        view submit in page 16,620,343,44
        avoid a: shift page by companion-lift reveal submit
        focus name
        show 0,477,375,335
        expect page.frame.y -199          # the button's end at 664, and 12 more, above 477
        expect visible name
        expect visible submit margin 12
        focus password
        expect unmoved
        hide
        expect restored
        """, name: "sign-in")
    let outcome = try scene.run(strategies: { $0 == "companion-lift" ? AnyAvoidanceStrategy(CompanionLift()) : nil })
    #expect(outcome.failures == [])
  }
}
// end
