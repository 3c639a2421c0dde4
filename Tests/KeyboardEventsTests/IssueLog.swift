import KeyboardEvents

/// Keeps the issues that are reported in one test.
///
/// Unchecked, because every test reports from its own thread only.
final class IssueLog: @unchecked Sendable {
  private(set) var issues: [LifecycleIssue] = []

  var kinds: [LifecycleIssue.Kind] { issues.map { $0.kind } }

  var diagnostics: Diagnostics { Diagnostics { [self] issue in issues.append(issue) } }
}
