/// A promise that a tree breaks, and where.
public struct TreeViolation: Hashable, Sendable {
  /// The promise.
  public var promise: TreePromise
  /// The node, constraint or guide at which it was seen, as the caller names it.
  public var place: String
  /// What was found there.
  public var finding: String

  /// Creates a violation.
  public init(_ promise: TreePromise, at place: String, finding: String) {
    self.promise = promise
    self.place = place
    self.finding = finding
  }
}

extension TreeViolation: CustomStringConvertible {
  /// Where and what, which promise that breaks, and what to do, in one line.
  public var description: String { "\(place): \(finding). Promised: \(promise.sentence) To mend: \(promise.remedy)" }
}
