import KeyboardAvoidanceTesting

/// How one situation went: the moment at rest, and the one after each thing that happened.
struct FormRun {
  let situation: FormSituation
  /// What happened, in a word or two, and how things then stood.
  private(set) var steps: [(event: String, moment: SceneMoment)] = []
  let outcome: SceneOutcome

  init(_ situation: FormSituation, replaying log: [LoggedNotification]) throws(Problem) {
    self.situation = situation
    let text = situation.text(replaying: log)
    var events = ["at rest"]
    var moments: [SceneMoment] = []
    var observer = SceneObserver()
    observer.statement = { statement in
      guard let event = statement.event else { return }
      events.append(event)
    }
    // Until the next event begins, motion comes to its end; so the last moment of an event is the one to keep.
    observer.moment = { moment in
      moments = moments.prefix(events.count - 1) + [moment]
    }
    do throws(SceneError) {
      outcome = try Scene(reading: text, name: situation.rawValue).run(observer: observer)
    } catch {
      throw Problem(error.description)
    }
    steps = zip(events, moments).map { ($0, $1) }
  }
}

extension Scene.Statement {
  /// The word for what happens, where the statement is one of the events of the comparison.
  fileprivate var event: String? {
    switch action {
    case .focus: "editing"
    case .post(let posting): posting.kind.rawValue
    default: nil
    }
  }
}
