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

  @Test(arguments: SceneFile.all)
  func `whoever watches the frames of a scene changes nothing in it`(file: SceneFile) throws {
    var observer = SceneObserver()
    observer.frameInterval = { 1.0 / 30 }
    #expect(try file.scene().run(log: file.log, observer: observer) == file.scene().run(log: file.log))
  }

  @Test func `the scenes are there`() {
    #expect(SceneFile.all.count > 300)
  }
}
