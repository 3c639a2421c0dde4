import KeyboardAvoidanceTesting
import Testing

@Suite("Scenes") struct SceneTests {
  @Test(arguments: SceneFile.all)
  func `every expectation of a scene is met`(file: SceneFile) throws {
    let outcome = try file.scene().run(log: file.log)
    let failures = outcome.failures.map { "line \($0.place.line): \($0.expectation), \($0.found)" }
    #expect(failures == [])
    #expect(outcome.expectationCount > 0)
  }

  @Test func `the scenes are there`() {
    #expect(SceneFile.all.count > 300)
  }
}
