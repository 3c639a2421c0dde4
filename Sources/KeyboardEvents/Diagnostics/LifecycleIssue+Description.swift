extension LifecycleIssue: CustomStringConvertible {
  /// What happened and where, in one line.
  public var description: String { "\(place): \(kind.rawValue): \(subject)" }
}
