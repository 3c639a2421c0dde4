/// What holds for every strategy, tree and order of events.
///
/// ``LawChecker`` looks whether a law holds in a scene, and finds scenes in which it does not.
public enum AvoidanceLaw: Int, Hashable, Sendable, CaseIterable {
  case reveals = 1
  case staysPut
  case givesBack
  case isIdempotent
  case survives
  case staysUncovered
  case frees
}

extension AvoidanceLaw {
  /// The law in one sentence.
  public var sentence: String {
    switch self {
    case .reveals: "Settled with a docked keyboard, what was to be revealed is visible if it can be."
    case .staysPut: "Nothing moves that did not have to: what was visible before changes no offset."
    case .givesBack: "After hide, detach, disable or the end of the avoider all is as the app left it, bit for bit."
    case .isIdempotent: "Any event once, twice or ten times gives the same."
    case .survives: "No event, payload or tree traps, hangs or leaves a number that is not finite."
    case .staysUncovered: "In a motion that starts and ends uncovered, the target is uncovered at every frame."
    case .frees: "After the end no registration is left, and every avoider and strategy is freed."
    }
  }
}

extension AvoidanceLaw: CustomStringConvertible {
  /// The law's number and sentence.
  public var description: String { "law \(rawValue): \(sentence)" }
}
