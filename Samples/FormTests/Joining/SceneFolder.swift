// snippet: scenes
import Foundation
import KeyboardAvoidanceTesting
import Testing

/// The scenes in a folder beside the file of the caller, and in all folders below it.
func scenes(in folder: String, beside file: String = #filePath) -> [SceneFixture] {
  let root = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder)
  let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  return SceneFixture.all(in: root.path, names: names) { name in
    try? Array(Data(contentsOf: root.appendingPathComponent(name)))
  }
}

extension SceneFixture {
  /// Runs the scene, and fails the test at each line of the scene that is not as expected.
  func check() {
    for failure in failures() {
      let place = SourceLocation(
        fileID: failure.path, filePath: failure.path, line: failure.place.line, column: failure.place.column)
      Issue.record("\(failure)", sourceLocation: place)
    }
  }
}
// end
