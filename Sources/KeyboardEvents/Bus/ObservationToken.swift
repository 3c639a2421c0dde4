/// One registration at a centre: observation ends when it is cancelled, and when its last reference goes.
///
/// Keep it where it lives as long as the observer, usually in a property. A local constant does not do: Swift may
/// release it right after its last use. Tokens are equal by identity.
public final class ObservationToken {
  var entry: AnyRegistration?
  private let diagnostics: Diagnostics
  private let place: SourcePlace
  private let subject: String
  private var wasCancelled = false

  init(_ entry: AnyRegistration?, _ diagnostics: Diagnostics, _ place: SourcePlace, _ subject: String) {
    self.entry = entry
    self.diagnostics = diagnostics
    self.place = place
    self.subject = subject
  }

  deinit { entry?.end() }

  /// Whether the handler will not be called any more: cancelled, used up, or its centre ended.
  public var isCancelled: Bool { entry?.isLive != true }

  /// Ends the observation and frees the handler with what it captured; inside its own delivery, right after it returns.
  ///
  /// A second call has no effect and is reported as ``LifecycleIssue/Kind/cancelledTwice``.
  public func cancel(fileID: StaticString = #fileID, line: UInt = #line) {
    if wasCancelled {
      diagnostics.report(
        LifecycleIssue(.cancelledTwice, at: SourcePlace(fileID: fileID, line: line), about: subject))
    }
    wasCancelled = true
    entry?.end()
    entry = nil
  }

  /// Adds the token to an array that keeps it.
  public func store(in tokens: inout [ObservationToken]) { tokens.append(self) }

  /// Adds the token to a set that keeps it.
  public func store(in tokens: inout Set<ObservationToken>) { tokens.insert(self) }
}

extension ObservationToken: Hashable {
  /// Tokens are equal by identity.
  public static func == (left: ObservationToken, right: ObservationToken) -> Bool { left === right }

  /// Hashes the identity, which never changes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A token belongs to the isolation of its centre.
@available(*, unavailable)
extension ObservationToken: Sendable {}
