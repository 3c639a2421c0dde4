extension LifecycleIssue {
  /// How bad a mistake is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing went wrong yet: the program does more, or keeps more, than it should.
    case warning
    /// Something that was asked for was not done.
    case error
  }

  /// How bad the mistake is; each kind has one.
  public var severity: Severity { kind.severity }
}

extension LifecycleIssue.Kind {
  /// How bad a mistake of the kind is.
  public var severity: LifecycleIssue.Severity {
    switch self {
    case .registeredTwice, .cancelledTwice, .tokenDropped, .observersLeft, .ownerGone, .didWithoutWill,
      .transitionsOverlap, .detachedTwice:
      .warning
    case .cancelledElsewhere, .centerEnded, .tooDeep, .payloadMismatch, .nonFinite, .attachedTwice,
      .propertyContested, .notRestored:
      .error
    }
  }
}
