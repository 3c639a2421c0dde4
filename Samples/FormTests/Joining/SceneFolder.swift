// snippet: scenes
import AvoidanceStrategies
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
  ///
  /// - Parameter strategies: returns what an avoider of the scene works `by`, by its name.
  func check(strategies: @escaping (String) -> AnyAvoidanceStrategy? = { _ in nil }) {
    for failure in failures(strategies: strategies) {
      let place = SourceLocation(
        fileID: failure.path, filePath: failure.path, line: failure.place.line, column: failure.place.column)
      Issue.record("\(failure)", sourceLocation: place)
    }
  }
}
// end
