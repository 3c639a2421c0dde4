public import AvoidanceStrategies

extension SceneFixture {
  /// What is wrong with a scene file, and where.
  public struct Failure: Hashable, Sendable {
    /// The path of the scene file.
    public var path: String
    /// The line and column in the file, from 1.
    public var place: Scene.Place
    /// The expectation and what was found instead, or why the text is no scene.
    public var text: String

    /// Creates a failure.
    public init(path: String, place: Scene.Place, text: String) {
      self.path = path
      self.place = place
      self.text = text
    }
  }

  /// Runs the scene from its start and tells what is wrong with it; empty where all is well.
  ///
  /// A failure is each expectation that is not met, a text that is no scene or a log that is not there, and a scene that
  /// expects nothing at all, since it could not fail.
  ///
  /// - Parameter strategies: Returns a strategy of yours that an avoider of the scene works `by`, by its name; nil where
  ///   there is none, which is a failure.
  /// - Complexity: O(statements run × size of the scene's tree).
  public func failures(
    strategies: @escaping (String) -> AnyAvoidanceStrategy? = { _ in nil }
  ) -> [Failure] {
    do throws(SceneError) {
      let outcome = try scene.get().run(log: { logs[$0] }, strategies: strategies)
      guard outcome.expectationCount > 0 else {
        let start = Scene.Place(line: 1, column: 1)
        return [Failure(path: path, place: start, text: "expects nothing, so it cannot fail; add an expect")]
      }
      return outcome.failures.map {
        Failure(path: path, place: $0.place, text: "\($0.expectation), \($0.found)")
      }
    } catch {
      return [Failure(path: path, place: error.place, text: "found \(error.found), expected \(error.expected)")]
    }
  }
}

extension SceneFixture.Failure: CustomStringConvertible {
  /// The failure in one line, as compilers write theirs: `PATH:LINE: TEXT`.
  public var description: String { "\(path):\(place.line): \(text)" }
}
