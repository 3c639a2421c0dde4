import KeyboardAvoidanceTesting

/// A scene in a file, with its logs beside it.
struct SceneFile {
  private let input: InputFile
  /// The scene, once it has been read.
  let scene: Scene

  /// No scene is longer; one that claims to be is something else.
  static let limit = 64 << 20

  init(_ name: String) throws(Problem) {
    input = InputFile(name: name)
    let bytes = try input.bytes(limit: Self.limit)
    do throws(SceneError) {
      scene = try Scene(reading: bytes, name: name)
    } catch {
      throw Problem(error.description)
    }
  }

  /// Runs the scene from its start.
  func run(observer: SceneObserver? = nil) throws(Problem) -> SceneOutcome {
    do throws(SceneError) {
      return try scene.run(log: { try? input.sibling($0)?.bytes(limit: Self.limit) }, observer: observer)
    } catch {
      throw Problem(error.description)
    }
  }
}
