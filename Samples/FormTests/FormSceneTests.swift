import KeyboardAvoidanceTesting
import Testing

// snippet: scene-tests
@Suite struct FormSceneTests {
  @Test(arguments: scenes(in: "Scenes"))
  func `what a scene expects is what happens`(scene: SceneFixture) {
    scene.check()
  }
}
// end
