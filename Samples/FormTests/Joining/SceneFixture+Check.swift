// snippet: scenes
import AvoidanceStrategies
import KeyboardAvoidanceTesting
import Testing

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
