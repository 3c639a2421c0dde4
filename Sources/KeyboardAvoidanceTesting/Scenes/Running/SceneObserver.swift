public import KeyboardAvoidance
public import KeyboardEvents

/// Who is told what happens while a scene runs: for logs, films and tools.
public struct SceneObserver {
  /// A statement is about to be carried out.
  public var statement: (Scene.Statement) -> Void = { _ in }
  /// An event was posted: its name and a sentence on its payload.
  public var event: (String) -> Void = { _ in }
  /// A strategy has decided.
  public var decision: (String, AvoidanceDecision) -> Void = { _, _ in }
  /// An issue was reported.
  public var issue: (LifecycleIssue) -> Void = { _ in }
  /// The run did something on its own account: it turned a frame of a log.
  public var note: (String) -> Void = { _ in }
  /// An expectation was looked at; the text is what was found where it was not met.
  public var expectation: (Scene.Statement, String?) -> Void = { _, _ in }
  /// A statement has been carried out, and this is how things stand; of declarations, only the last before something else
  /// is told.
  public var moment: (SceneMoment) -> Void = { _ in }
  /// How long after each other the frames of a motion are wanted, in seconds above 0; nil is not at all.
  ///
  /// It is asked again for each statement. Who wants frames sees motion come to its end also where the scene is over.
  public var frameInterval: () -> Double? = { nil }
  /// Time passes, something moves, and this is how it is seen on its way; the last frame of a motion is its end.
  public var frame: (SceneMoment) -> Void = { _ in }

  /// The most frames that are shown of one motion: those of a longer one are further apart.
  public static let frameLimit = 240

  /// Creates an observer that is told nothing.
  public init() {}
}

@available(*, unavailable)
extension SceneObserver: Sendable {}

extension SceneObserver {
  /// Joins a run that is about to begin.
  func begin(_ run: SceneRun) {
    let (decision, event, issue) = (decision, event, issue)
    run.avoider.decisionHandler = { [unowned(unsafe) run] taken in
      // The run owns the avoider, which is what calls this.
      let name = unsafe run.attachments.first { $0.value.id == taken.attachment }?.key ?? run.newcomer
      decision(name ?? "", taken)
    }
    run.issues.listener = issue
    run.watch { event($0) }
  }
}
