import KeyboardAvoidanceTesting
import Testing

@Suite struct `A written scene` {
  @Test(arguments: SceneFile.all)
  func `reads back as the scene that it was written from`(file: SceneFile) throws {
    let scene = try file.scene()
    let written = try Scene(reading: scene.text, name: "written")
    #expect(written.text == scene.text)
    // A payload that is not a number equals nothing, itself included.
    if !scene.text.contains("nan") { #expect(written.bare == scene.bare) }
  }

  @Test(arguments: SceneGenerator.Kind.allCases)
  func `reads back with every place and text when it was made in code`(kind: SceneGenerator.Kind) throws {
    for seed in UInt64(0)..<200 {
      let scene = SceneGenerator.scene(seed: seed, avoiding: kind)
      let written = try Scene(reading: scene.text, name: scene.name)
      #expect(written.text == scene.text, "seed \(seed)")
      if !scene.text.contains("nan") { #expect(written == scene, "seed \(seed)") }
    }
  }

  @Test func `has one line for each statement and indents what is repeated`() {
    let inner = Scene(name: "inner", actions: [.settle])
    let body = Scene(name: "body", actions: [.relayout, .repeat(3, inner.statements)])
    let scene = Scene(name: "outer", actions: [.blur, .repeat(2, body.statements)])
    #expect(scene.text == "blur\nrepeat 2\n  relayout\n  repeat 3\n    settle\n  end\nend\n")
    #expect(scene.statements.last?.place == Scene.Place(line: 2, column: 1))
  }
}

extension Scene {
  /// The statements without the places and texts that they were read with.
  fileprivate var bare: Scene { Scene(name: "", actions: actions) }
}
