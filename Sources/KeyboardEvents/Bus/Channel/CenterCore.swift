/// What a centre shares with its channels and its tokens, which may outlive it.
final class CenterCore {
  /// Where lifecycle issues are reported.
  let diagnostics: Diagnostics
  /// How many posts of one name may run inside each other.
  let depthLimit: Int
  /// A number that grows with each registration, and with each that ends.
  var sequence = 1
  /// Whether the centre takes no more registrations.
  var hasEnded = false

  init(diagnostics: Diagnostics, depthLimit: Int) {
    self.diagnostics = diagnostics
    self.depthLimit = depthLimit
  }

  /// Reports an issue.
  func report(_ kind: LifecycleIssue.Kind, at place: SourcePlace, about name: Label, with related: SourcePlace? = nil) {
    diagnostics.report(LifecycleIssue(kind, at: place, about: name.text, related: related))
  }
}
