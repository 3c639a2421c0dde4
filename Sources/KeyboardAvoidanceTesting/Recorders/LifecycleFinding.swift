public import KeyboardEvents

/// What is wrong with the lifecycles in a test: a value for a test framework to report as a failure.
public enum LifecycleFinding: Hashable, Sendable {
  /// An issue was reported that the test did not expect, a registration that outlived the test among them.
  case unexpected(LifecycleIssue)
  /// The test expected an issue of this kind, and none was reported.
  case missing(LifecycleIssue.Kind)
}

extension LifecycleFinding: CustomStringConvertible {
  /// What was found, where, likely causes, and what to do.
  public var description: String {
    switch self {
    case .unexpected(let issue): issue.description
    case .missing(let kind): "no issue of the kind \(kind.rawValue) was reported, and the test expects one"
    }
  }

  /// The registration or call that an unexpected issue is about; nil for one that is missing.
  public var place: SourcePlace? {
    switch self {
    case .unexpected(let issue): issue.place
    case .missing: nil
    }
  }
}
