/// One registration at a centre: observation ends when it is cancelled, and when its last reference goes.
///
/// Keep it where it lives as long as the observer, usually in a property. A local constant does not do: Swift may
/// release it right after its last use. Tokens are equal by identity, and neither a token nor its centre keeps the other.
@safe public final class ObservationToken {
  /// How a registration ended; until then the room holds its place in the lane.
  enum Ending: UInt32 {
    /// Someone cancelled it.
    case cancelled
    /// It was used up, replaced, refused, or its centre or its owner ended.
    case ended
  }

  /// Where the handler is, or nil once the registration ended.
  @exclusivity(unchecked) var lane: LanePointer?
  /// Where and by whom it was registered.
  let site: Site
  /// The place in the lane; once ended, the raw value of how.
  @exclusivity(unchecked) var index: UInt32 = Ending.ended.rawValue
  /// How many posts the lane had seen before.
  @exclusivity(unchecked) var firstPost: UInt32 = 0

  init(_ site: Site) {
    unsafe self.lane = nil
    self.site = site
  }

  deinit {
    guard let lane = unsafe lane else { return }
    let wasDroppedAtOnce = unsafe isUntouched(in: lane)
    unsafe remove(from: lane, as: .ended)
    if wasDroppedAtOnce { site.report(.tokenDropped) }
  }

  /// Whether the handler will not be called any more: cancelled, used up, or its centre ended.
  public var isCancelled: Bool { unsafe lane == nil }

  /// Ends the observation and frees the handler with what it captured; inside its own delivery, right after it returns.
  ///
  /// A second call has no effect and is reported as ``LifecycleIssue/Kind/cancelledTwice``. Cancelling after the
  /// observation ended by itself is no mistake.
  ///
  /// Complexity: O(1), amortized, whatever the order of cancelling; inside posts O(d) in how many run inside each other.
  public func cancel(fileID: StaticString = #fileID, line: UInt = #line) {
    if let lane = unsafe lane {
      unsafe remove(from: lane, as: .cancelled)
    } else if unsafe index == Ending.cancelled.rawValue {
      site.report(.cancelledTwice, at: SourcePlace(fileID: fileID, line: line))
    } else {
      unsafe index = Ending.cancelled.rawValue
    }
  }
}

extension ObservationToken {
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
