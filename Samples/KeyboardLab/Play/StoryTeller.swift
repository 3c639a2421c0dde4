import KeyboardAvoidanceTesting

/// Follows a run, and tells it line by line.
final class StoryTeller {
  private let write: (String) -> Void
  private var previous: SceneMoment?

  init(write: @escaping (String) -> Void) { self.write = write }

  /// What a run tells.
  var observer: SceneObserver {
    var observer = SceneObserver()
    observer.statement = { self.write(Story.line($0)) }
    observer.event = { self.write(Story.line(event: $0)) }
    observer.decision = { self.write(Story.line(decisionOf: $0, $1)) }
    observer.note = { self.write(Story.line(note: $0)) }
    observer.issue = { self.write(Story.line($0)) }
    observer.expectation = { self.write(Story.line(expectation: $1)) }
    observer.moment = { moment in
      for line in Story.lines(from: self.previous, to: moment) { self.write(line) }
      self.previous = moment
    }
    return observer
  }
}
