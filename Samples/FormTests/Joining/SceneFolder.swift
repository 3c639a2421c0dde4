import Foundation
import KeyboardAvoidanceTesting

/// The scenes in a folder beside the file of the caller, and in all folders below it.
func scenes(in folder: String, beside file: String = #filePath) -> [SceneFixture] {
  let root = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder)
  let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  return SceneFixture.all(in: root.path, names: names) { name in
    try? Array(Data(contentsOf: root.appendingPathComponent(name)))
  }
}
