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
  case scales
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
    case .scales: "What an evaluation reads depends on the depth of the focus, not on the number of views."
    }
  }

  /// What to do about a strategy that breaks the law, in one sentence.
  public var remedy: String {
    switch self {
    case .reveals: "plan an offset or a translation that brings the focus into sight, as far as the range allows."
    case .staysPut: "plan the offset as the context has it, and no translation, where nothing has to move."
    case .givesBack: "plan the app's own values, or nothing, where the context's keyboard is hidden."
    case .isIdempotent: "let a plan depend on the context alone, whose values are those without any adjustment."
    case .survives: "look before dividing, and leave out of a plan what is not finite."
    case .staysUncovered: "plan the whole way at once, and let the host carry the motion out as it is handed over."
    case .frees: "let no strategy hold itself, an avoider, or a closure that does."
    case .scales: "ask nobody but the context, and answer two equal contexts alike."
    }
  }
}

extension AvoidanceLaw: CustomStringConvertible {
  /// The law's number and sentence.
  public var description: String { "law \(rawValue): \(sentence)" }
}
