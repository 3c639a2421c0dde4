import AvoidanceStrategies
import KeyboardAvoidanceTesting
import StrategyPlugin
import Testing

@Suite struct SceneTests {
  @Test(arguments: scenes(in: "Scenes"))
  func `what a scene expects is what happens`(scene: SceneFixture) {
    scene.check(strategies: { $0 == "companion-lift" ? AnyAvoidanceStrategy(CompanionLift()) : nil })
  }
}
