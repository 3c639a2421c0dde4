import Foundation
import KeyboardAvoidanceTesting
import Testing

/// A scene file among the tests, by its path below the folder of scenes.
struct SceneFile: Sendable, CustomTestStringConvertible {
  let path: String
  let url: URL

  var testDescription: String { path }

  /// Every scene file, in the order of paths.
  static let all: [SceneFile] = {
    guard let root = Bundle.module.url(forResource: "Scenes", withExtension: nil),
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "scene" }
      .map { SceneFile(path: String($0.path.dropFirst(root.path.count + 1)), url: $0) }
      .sorted { $0.path < $1.path }
  }()

  func scene() throws -> Scene { try Scene(reading: Array(Data(contentsOf: url)), name: path) }

  /// The text of a log beside the scene.
  func log(_ name: String) -> [UInt8]? {
    try? Array(Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent(name)))
  }
}
