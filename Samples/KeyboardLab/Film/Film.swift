import KeyboardAvoidanceTesting

/// A run of a scene as it was seen: the frames of all that moved, and what was told meanwhile.
struct Film {
  /// A statement that did something, and the frames from then on.
  ///
  /// What lets motion come to its end, as expectations do, shows what belongs to the statement above it.
  struct Step: Equatable {
    var line: Int
    var text: String
    /// The frames that show it, by their place in the film.
    var frames: Range<Int>
  }

  struct Frame: Equatable {
    var moment: SceneMoment
    /// The step that it belongs to, by its place in the film.
    var step: Int
    /// What happened since the frame before, up to this one.
    var notes: [FilmNote]
  }

  /// How many frames there are to a second of motion.
  static let rate = 60.0
  /// A scene may go on for days of events; a film of it that long helps nobody.
  static let limit = 1200

  private(set) var steps: [Step] = []
  private(set) var frames: [Frame] = []
  /// Whether there was more to see.
  private(set) var isCut = false
  /// The statement that is under way, while nothing has been seen of it.
  private var unseen: Scene.Statement?
  /// What was told since the last frame.
  private var notes: [FilmNote] = []
  /// The statements that describe the avoiders, by their names.
  private var avoiders: [String: String] = [:]
}

extension Film {
  /// A statement begins.
  mutating func begin(_ statement: Scene.Statement) {
    switch statement.action {
    case .declare, .expect, .settle: return
    case .avoid(let avoidance):
      avoiders[avoidance.name] = statement.text
      // Those that are there from the start belong to how things are at first.
      if steps.count <= 1, unseen == nil, steps.first?.text ?? Self.start == Self.start { return }
    default: break
    }
    unseen = statement
  }

  mutating func add(event: String) { notes.append(.event(event)) }

  mutating func add(_ decision: DecisionWords) {
    var decision = decision
    decision.avoider = avoiders[decision.avoider] ?? decision.avoider
    notes.append(.decision(decision))
  }

  mutating func add(issue: String) { notes.append(.issue(issue)) }

  /// An expectation tells of what is there already.
  mutating func add(expectation: String, found: String?) {
    let note = FilmNote.expectation(expectation, found: found)
    if frames.isEmpty { notes.append(note) } else if !isCut { frames[frames.count - 1].notes.append(note) }
  }

  /// This is how things are seen now.
  mutating func take(_ moment: SceneMoment) {
    let looksTheSame = moment.looksLike(frames.last?.moment)
    if looksTheSame, unseen == nil || notes.isEmpty {
      frames[frames.count - 1].notes += notes
      frames[frames.count - 1].moment.isMoving = moment.isMoving
    } else if frames.count < Self.limit {
      append(moment)
    } else {
      isCut = true
    }
    notes = []
  }

  private mutating func append(_ moment: SceneMoment) {
    if unseen != nil || steps.isEmpty {
      let place = frames.count..<frames.count
      steps.append(Step(line: unseen?.place.line ?? 1, text: unseen?.text ?? Self.start, frames: place))
      unseen = nil
    }
    frames.append(Frame(moment: moment, step: steps.count - 1, notes: notes))
    steps[steps.count - 1].frames = steps[steps.count - 1].frames.lowerBound..<frames.count
  }

  private static let start = "at first"
}

extension SceneMoment {
  /// Whether nobody could tell the two apart by looking.
  func looksLike(_ other: SceneMoment?) -> Bool {
    screen == other?.screen && safeArea == other?.safeArea && keyboard == other?.keyboard && items == other?.items
  }
}
