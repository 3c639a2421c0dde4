/// What came of running a scene.
public struct SceneOutcome: Hashable, Sendable {
  /// An expectation that was not met.
  public struct Failure: Hashable, Sendable {
    /// Where the expectation stands.
    public var place: Scene.Place
    /// The expectation as written.
    public var expectation: String
    /// What was found instead.
    public var found: String

    /// Creates a failure.
    public init(place: Scene.Place, expectation: String, found: String) {
      self.place = place
      self.expectation = expectation
      self.found = found
    }
  }

  /// The expectations that were not met, each line once, in the order in which they failed.
  public var failures: [Failure] = []
  /// How many expectations were looked at.
  public var expectationCount = 0

  /// Creates the outcome of a scene in which nothing has happened yet.
  public init() {}

  /// Whether every expectation was met.
  public var isPassed: Bool { failures.isEmpty }
}
