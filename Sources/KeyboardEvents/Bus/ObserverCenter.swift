/// A typed notification bus: ordered, re-entrant, and telling of its leaks.
///
/// Handlers run at once, on the caller's thread: those of higher priority first, then in the order of registration. One
/// that is cancelled during a post is not called any more, one that is added waits for the next post, and a post from
/// inside a handler is delivered before the handler goes on.
///
/// A centre is not `Sendable`: it belongs to whoever made it, and the compiler refuses to share it.
public final class ObserverCenter {
  /// Where lifecycle issues are reported.
  public let diagnostics: Diagnostics
  /// How many posts of one name may run inside each other before the innermost is refused as a loop.
  public let depthLimit: Int

  var channels: [Label: AnyChannel] = [:]
  var taps: Channel<PostedEvent> = Channel(name: "tap", payloadType: Channel<PostedEvent>.payloadType)
  var hasEnded = false

  /// Creates a centre without observers.
  public init(diagnostics: Diagnostics = .standard, depthLimit: Int = 64) {
    self.diagnostics = diagnostics
    self.depthLimit = depthLimit
  }

  deinit { endAll() }

  /// Ends every observation, and the centre: later posts reach nobody.
  ///
  /// Registrations that are still live are reported, one by one, as ``LifecycleIssue/Kind/observersLeft``.
  public func end() {
    for left in registrations { report(.observersLeft, left.place, left.name) }
    endAll()
  }

  private func endAll() {
    hasEnded = true
    for channel in channels.values { channel.end() }
    taps.end()
  }

  /// What is live, in no promised order between names.
  public var registrations: [Registration] {
    var all: [Registration] = []
    for channel in channels.values { for registration in channel.registrations { all.append(registration.info) } }
    return all
  }

  /// Ends the observation of a token this centre made.
  ///
  /// A token of another centre is left alone and reported as ``LifecycleIssue/Kind/cancelledElsewhere``.
  public func cancel(_ token: ObservationToken, fileID: StaticString = #fileID, line: UInt = #line) {
    token.cancel(fileID: fileID, line: line)
  }

  func report(_ kind: LifecycleIssue.Kind, _ place: SourcePlace, _ name: String) {
    diagnostics.report(LifecycleIssue(kind, at: place, about: name))
  }

  func channel<Payload>(_ name: EventName<Payload>) -> Channel<Payload>? {
    if let known = channels[name.label] {
      guard known.payloadType == Channel<Payload>.payloadType else { return nil }
      return unsafe unsafeDowncast(known, to: Channel<Payload>.self)
    }
    let new = Channel<Payload>(name: name.text, payloadType: Channel<Payload>.payloadType)
    channels[name.label] = new
    return new
  }
}

/// A centre belongs to the isolation that made it.
@available(*, unavailable)
extension ObserverCenter: Sendable {}
