extension LifecycleIssue: CustomStringConvertible {
  /// What happened and where, likely causes, and what to do.
  ///
  /// The first line is as compilers write theirs, so that editors find the place.
  public var description: String {
    var lines = ["\(place): \(severity.rawValue): \(explanation.happened(subject)) [\(kind.rawValue)]"]
    if let related { lines.append("  \(explanation.relatedLabel): \(related)") }
    for cause in explanation.causes { lines.append("  perhaps: \(cause)") }
    lines.append("  to mend: \(explanation.fix)")
    return lines.joined(separator: "\n")
  }
}

extension LifecycleIssue {
  /// The words about a kind of issue.
  struct Explanation {
    /// What happened to the subject.
    let happened: (String) -> String
    /// What the related place is.
    var relatedLabel = "registered at"
    /// Why it may be.
    let causes: [String]
    /// What to do.
    let fix: String
  }

  private var explanation: Explanation {
    kind.registrationExplanation ?? kind.callExplanation ?? kind.keyboardExplanation
  }
}
