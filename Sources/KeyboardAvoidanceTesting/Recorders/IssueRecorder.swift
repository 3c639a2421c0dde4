public import KeyboardEvents

/// Keeps lifecycle issues instead of printing them, so that a test can say which ones it expects.
///
///     let recorder = IssueRecorder()
///     let center = ObserverCenter(diagnostics: recorder.diagnostics)
///     …
///     #expect(recorder.kinds == [.cancelledTwice])
///
/// Diagnostics may be sent to any thread, but a recorder has no lock: report to it from one thread at a time.
public final class IssueRecorder {
  private let box = Box()

  /// Creates a recorder without issues.
  public init() {}

  /// What to hand to a centre.
  public var diagnostics: Diagnostics { Diagnostics { [box] in box.issues.append($0) } }

  /// What was reported, in order.
  public var issues: [LifecycleIssue] { box.issues }

  /// The kinds of what was reported, in order.
  public var kinds: [LifecycleIssue.Kind] { issues.map { $0.kind } }

  /// Takes the issues out, so that what is reported next can be told from them.
  public func drain() -> [LifecycleIssue] {
    defer { box.issues = [] }
    return box.issues
  }

  private final class Box: @unchecked Sendable {
    var issues: [LifecycleIssue] = []
  }
}

/// A recorder belongs to one test.
@available(*, unavailable)
extension IssueRecorder: Sendable {}
