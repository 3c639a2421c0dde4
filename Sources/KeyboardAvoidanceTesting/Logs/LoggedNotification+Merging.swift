extension LoggedNotification {
  /// What two prints of one notification say together, or nil where they contradict, so that they are two.
  func merged(with other: LoggedNotification) -> LoggedNotification? {
    guard agree(name, other.name), agree(begin, other.begin), agree(end, other.end), agree(duration, other.duration),
      agree(curve, other.curve), agree(isLocal, other.isLocal)
    else { return nil }
    return LoggedNotification(
      name: name ?? other.name, begin: begin ?? other.begin, end: end ?? other.end,
      duration: duration ?? other.duration, curve: curve ?? other.curve, isLocal: isLocal ?? other.isLocal, time: time,
      line: line)
  }
}

private func agree<Value: Equatable>(_ first: Value?, _ second: Value?) -> Bool {
  // What is not a number differs from itself, and a log may well say it twice.
  first == nil || second == nil || first == second || first != first && second != second
}
