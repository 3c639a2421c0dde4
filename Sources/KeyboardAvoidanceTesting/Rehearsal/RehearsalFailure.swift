public import KeyboardEvents

/// What an ``AvoidanceRehearsal`` found wrong.
public struct RehearsalFailure: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A write that was not expected.
    case unexpected
    /// An expectation that was not met.
    case unmet
    /// A property that is not what it was before.
    case notGivenBack = "not-given-back"
  }

  /// What is wrong.
  public var kind: Kind
  /// The line that expected it; of an unexpected write, the line that made the rehearsal.
  public var place: SourcePlace
  /// The write, or the value now and the one before.
  public var subject: String

  /// Creates a failure.
  public init(_ kind: Kind, at place: SourcePlace, about subject: String) {
    self.kind = kind
    self.place = place
    self.subject = subject
  }
}

extension RehearsalFailure: CustomStringConvertible {
  /// Where and what happened, and what to do.
  public var description: String {
    let (happened, remedy) =
      switch kind {
      case .unexpected: ("was written unexpectedly", "expect it before, if it is right")
      case .unmet:
        ("was expected and never written", "look whether its cause was there: a keyboard, a focus, an attachment")
      case .notGivenBack:
        ("was not given back", "hide the keyboard or end the avoider before the failures are asked for")
      }
    return "\(place): error: \(subject) \(happened) [\(kind.rawValue)]\n  to mend: \(remedy)"
  }
}
