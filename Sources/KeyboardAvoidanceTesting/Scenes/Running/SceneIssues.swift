import KeyboardEvents

/// The issues that a run was told of, since they were looked at last.
final class SceneIssues: @unchecked Sendable {
  // Unchecked, because diagnostics are Sendable and a run is not: it reports and reads on one thread only.
  var recent: [LifecycleIssue] = []

  /// Who else is told.
  var listener: (LifecycleIssue) -> Void = { _ in }

  var diagnostics: Diagnostics {
    Diagnostics {
      self.recent.append($0)
      self.listener($0)
    }
  }
}
