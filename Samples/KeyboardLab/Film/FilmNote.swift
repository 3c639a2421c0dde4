/// Something that a run tells besides what can be seen.
enum FilmNote: Hashable {
  case event(String)
  case decision(DecisionWords)
  case issue(String)
  /// An expectation, and what was found where it was not met.
  case expectation(String, found: String?)
}

extension FilmNote {
  /// Whether the run is not as it should be.
  var isTrouble: Bool {
    switch self {
    case .issue, .expectation(_, found: .some): true
    case .event, .decision, .expectation: false
    }
  }
}
