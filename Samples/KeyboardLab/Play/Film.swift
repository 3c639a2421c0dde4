import KeyboardAvoidanceTesting

/// The pictures of a run: how things stood when each statement that changed something was over.
///
/// Expectations let motion come to its end, so what they show belongs to the statement above them.
struct Film {
  struct Frame: Equatable {
    var line: Int
    var caption: String
    var moment: SceneMoment
  }

  /// A scene may go on for days of events; a film of it that long helps nobody.
  static let limit = 240

  private(set) var frames: [Frame] = []
  /// Whether there was more to see.
  private(set) var isCut = false
  /// The statement that is under way, and how things stand since.
  private var open: (line: Int, caption: String, moment: SceneMoment?)?

  /// A statement begins.
  mutating func begin(_ statement: Scene.Statement) {
    switch statement.action {
    case .declare, .expect: return
    case .avoid where frames.isEmpty && (open?.caption ?? Self.start) == Self.start: return
    default: break
    }
    close()
    open = (statement.place.line, statement.text, nil)
  }

  /// This is how things stand now.
  mutating func take(_ moment: SceneMoment) {
    open = (open?.line ?? 1, open?.caption ?? Self.start, moment)
  }

  /// The film once the run is over.
  func finished() -> Film {
    var film = self
    film.close()
    return film
  }

  private mutating func close() {
    guard let open, let moment = open.moment, !moment.looksLike(frames.last?.moment) else { return }
    guard frames.count < Self.limit else {
      isCut = true
      return
    }
    frames.append(Frame(line: open.line, caption: open.caption, moment: moment))
  }

  private static let start = "at first"
}

extension SceneMoment {
  /// Whether nobody could tell the two apart by looking.
  fileprivate func looksLike(_ other: SceneMoment?) -> Bool {
    screen == other?.screen && safeArea == other?.safeArea && keyboard == other?.keyboard && items == other?.items
  }
}
