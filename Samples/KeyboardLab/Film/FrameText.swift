import KeyboardAvoidanceTesting

/// What a page says about the frames of a film, as pieces of markup; it goes through the film frame by frame.
struct FrameText {
  private(set) var label = ""
  /// What is to be known first, as pairs of terms and texts.
  private(set) var state: [String] = []
  /// The last decision of each avoider.
  private(set) var decisions: [String] = []
  /// What has happened since the statement began.
  private(set) var notes: [String] = []
  private(set) var tree: [String] = []

  private let film: Film
  private var step: Int?
  private var lastDecisions: [LastDecision] = []
  /// What each view was like when it was first seen.
  private var first: [String: SceneMoment.Item] = [:]

  init(_ film: Film) { self.film = film }

  /// Goes on to the next frame.
  mutating func turn(to frame: Film.Frame) {
    let moment = frame.moment
    let statement = film.steps[frame.step]
    if step != frame.step { notes = [] }
    step = frame.step
    notes += frame.notes.map { $0.markup }
    state = state(of: moment, statement)
    let measures = moment.measures.joined(separator: ", ")
    label = "\(moment.time.words) s, line \(statement.line): \(statement.text); \(measures)"
    for index in lastDecisions.indices { lastDecisions[index].isFresh = false }
    for case .decision(let words) in frame.notes {
      let place = "line \(statement.line), \(moment.time.words) s"
      if let index = lastDecisions.firstIndex(where: { $0.words.avoider == words.avoider }) {
        lastDecisions[index].follow(words, at: place)
      } else {
        lastDecisions.append(LastDecision(words, at: place))
      }
    }
    decisions = lastDecisions.map { $0.markup }
    for item in moment.items where first[item.name] == nil { first[item.name] = item }
    tree = moment.items.map { $0.markup(first: first[$0.name]) }
  }

  private func state(of moment: SceneMoment, _ statement: Film.Step) -> [String] {
    var pairs = [("Statement", "line \(statement.line): \(statement.text)")]
    pairs.append(("Time", "\(moment.time.words) s\(moment.isMoving ? ", moving" : "")"))
    pairs.append(("Keyboard", moment.keyboardWords))
    pairs.append(("Focus", moment.edited.map { "\($0.name) at \($0.frame.words)" } ?? "none"))
    if let caret = moment.edited?.caret { pairs.append(("Caret", caret.words)) }
    if let sight = moment.sight { pairs.append(("Sight", sight)) }
    return pairs.map { Markup.element("dt", nil, $0.0) + Markup.element("dd", nil, $0.1) }
  }
}
