/// A typed notification bus: ordered, re-entrant, and telling of its leaks.
///
///     let center = ObserverCenter()
///     let token = center.addObserver(for: .keyboardWillShow) { transition in
///       print(transition.endFrame)
///     }
///     center.post(.keyboardWillShow, transition)
///
/// Handlers run at once, on the caller's thread: those of higher priority first, then in the order of registration. One
/// that is cancelled during a post is not called any more, one that is added waits for the next post, and a post from
/// inside a handler is delivered before the handler goes on. Registering and cancelling cost the same with one
/// registration as with a million, and a post allocates nothing and takes no lock.
///
/// A centre remembers each name it has met until it is freed: names are a vocabulary, while subjects may come and go.
/// It is not `Sendable`: it belongs to whoever made it, and the compiler refuses to share it.
@safe public final class ObserverCenter {
  let core: CenterCore
  /// The channels by the text of their names.
  var channels: [Label: AnyChannel] = [:]
  /// The same by the address of that text, for a post to find without hashing the text.
  let channelsByAddress = AddressTable()
  /// The same for names that replay, whose posts take more than calling observers.
  let replayingByAddress = AddressTable()
  /// Those who see every post.
  let taps: Channel<PostedEvent>
  /// Whether there may be any.
  @exclusivity(unchecked) var isTapped = false

  /// Creates a centre without observers.
  ///
  /// - Parameters:
  ///   - diagnostics: Where lifecycle issues are reported.
  ///   - depthLimit: How many posts of one name may run inside each other before the innermost is refused as a loop;
  ///     at least 1.
  public init(diagnostics: Diagnostics = .standard, depthLimit: Int = 64) {
    precondition(depthLimit > 0, "A depth limit below 1 would refuse every post.")
    core = CenterCore(diagnostics: diagnostics, depthLimit: depthLimit)
    taps = Channel(name: Label("every event"), core: core)
  }

  deinit { endAll() }

  /// Where lifecycle issues are reported.
  public var diagnostics: Diagnostics { core.diagnostics }

  /// Ends every observation, and the centre: later posts reach nobody, and later registrations are refused.
  ///
  /// Registrations that are still live are reported, one by one, as ``LifecycleIssue/Kind/observersLeft``. A centre that
  /// is just freed ends them too and reports nothing, since it may go before or after the tokens of its owner.
  public func end() {
    let left = registrations
    endAll()
    for registration in left {
      core.diagnostics.report(LifecycleIssue(.observersLeft, at: registration.place, about: registration.name))
    }
  }

  private func endAll() {
    unsafe core.hasEnded = true
    unsafe isTapped = false
    for channel in allChannels { channel.endAll() }
  }

  /// Ends the observation of a token that this centre made.
  ///
  /// A token of another centre is left alone and reported as ``LifecycleIssue/Kind/cancelledElsewhere``.
  public func cancel(_ token: ObservationToken, fileID: StaticString = #fileID, line: UInt = #line) {
    guard token.site.core === core else {
      return token.site.report(.cancelledElsewhere, at: SourcePlace(fileID: fileID, line: line), on: core)
    }
    token.cancel(fileID: fileID, line: line)
  }
}

/// A centre belongs to the isolation that made it.
@available(*, unavailable)
extension ObserverCenter: Sendable {}
