/// A scene file as a case of a parameterised test: what it is called, and what is wrong with it.
///
/// Make all fixtures of a folder with ``all(in:names:read:)``; the article <doc:JoiningATestFramework> has the few lines
/// that read a folder, since this library reads no files.
public struct SceneFixture: Hashable, Sendable {
  /// What a test framework calls the case: the file's path below its folder.
  public let name: String
  /// The path by which messages call the file.
  public let path: String
  let scene: Result<Scene, SceneError>
  /// The logs that the scene replays, by name.
  let logs: [String: [UInt8]]

  /// Creates a fixture from the text of a scene.
  ///
  /// - Parameters:
  ///   - name: What a test framework calls the case; nil is the path.
  ///   - path: The path by which messages call the file.
  ///   - text: The scene in UTF-8; one that cannot be read is a failure of the fixture.
  ///   - log: Returns the text of a log that the scene replays, by its name; nil where there is none.
  public init(
    name: String? = nil, path: String, text: [UInt8], log: (String) -> [UInt8]? = { _ in nil }
  ) {
    self.name = name ?? path
    self.path = path
    var logs: [String: [UInt8]] = [:]
    do throws(SceneError) {
      let scene = try Scene(reading: text, name: path)
      for name in scene.statements.replayedLogs { logs[name] = log(name) }
      self.scene = .success(scene)
    } catch {
      scene = .failure(error)
    }
    self.logs = logs
  }

  private init(name: String, path: String, found: String, expected: String) {
    self.name = name
    self.path = path
    scene = .failure(
      SceneError(file: path, place: Scene.Place(line: 1, column: 1), found: found, expected: expected))
    logs = [:]
  }
}

extension SceneFixture {
  /// The scenes in a folder, in the order of their paths.
  ///
  /// A folder in which there is none is one fixture that fails: a test without cases would pass.
  ///
  /// - Parameters:
  ///   - folder: The path by which messages call the folder.
  ///   - names: The paths of the files below the folder, with `/` between their parts; those that end with `.scene` are
  ///     the scenes, others may be logs that stand beside one.
  ///   - read: Reads a file by such a path; nil where it cannot be read.
  public static func all(in folder: String, names: [String], read: (String) -> [UInt8]?) -> [SceneFixture] {
    let scenes = names.filter { $0.hasSuffix(".scene") }.sorted()
    guard !scenes.isEmpty else {
      let expected = "a folder with files named NAME.scene"
      return [SceneFixture(name: "no scene", path: folder, found: "no scene", expected: expected)]
    }
    return scenes.map { name in
      let path = folder + "/" + name
      guard let text = read(name) else {
        return SceneFixture(name: name, path: path, found: "nothing that can be read", expected: "a file")
      }
      let directory = name.lastIndex(of: "/").map { name[...$0] } ?? ""
      // A log is beside its scene, so its name leads nowhere else.
      return SceneFixture(name: name, path: path, text: text) { log in
        log.utf8.contains(UInt8(ascii: "/")) ? nil : read(directory + log)
      }
    }
  }
}

extension SceneFixture: CustomStringConvertible {
  /// The name: what a test framework calls the case.
  public var description: String { name }
}

extension [Scene.Statement] {
  /// The names of the logs that the statements replay.
  fileprivate var replayedLogs: [String] {
    var names: [String] = []
    for statement in self {
      switch statement.action {
      case .replay(let name): names.append(name)
      case .repeat(_, let body): names += body.replayedLogs
      default: break
      }
    }
    return names
  }
}
