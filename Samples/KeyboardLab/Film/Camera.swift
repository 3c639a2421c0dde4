import KeyboardAvoidanceTesting
import KeyboardEvents

/// Follows a run, and keeps what is seen and told of it as a film.
final class Camera {
  private(set) var film = Film()

  /// What a run tells, to the camera and then to somebody else.
  func observer(and other: SceneObserver = SceneObserver()) -> SceneObserver {
    var observer = other
    observer.statement = { statement in
      self.film.begin(statement)
      other.statement(statement)
    }
    observer.event = { event in
      self.film.add(event: event)
      other.event(event)
    }
    observer.decision = { name, decision in
      self.film.add(DecisionWords(decision, by: name))
      other.decision(name, decision)
    }
    observer.issue = { issue in
      self.film.add(issue: "\(issue.kind.rawValue): \(issue.subject)")
      other.issue(issue)
    }
    observer.expectation = { statement, found in
      self.film.add(expectation: statement.text, found: found)
      other.expectation(statement, found)
    }
    observer.moment = { moment in
      self.film.take(moment)
      other.moment(moment)
    }
    observer.frame = { self.film.take($0) }
    observer.frameInterval = { self.film.isCut ? nil : 1 / Film.rate }
    return observer
  }
}
