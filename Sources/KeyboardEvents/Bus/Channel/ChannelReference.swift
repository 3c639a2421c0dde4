/// A channel at a fixed place in memory.
///
/// A post finds its channel through a pointer to this. As it cannot be copied and its methods borrow it, calling the
/// channel takes no retain and no release, which reading a reference out of any collection does.
struct ChannelReference: ~Copyable {
  let channel: AnyChannel

  /// Whether this is the channel of such payloads.
  @inline(__always)
  borrowing func takes<Payload>(_: Payload.Type) -> Bool { channel.payloadType == PayloadType(Payload.self) }

  /// Posts to the observers of all subjects; returns true.
  @inline(__always)
  borrowing func post<Payload>(_ payload: borrowing Payload, _ frame: FramePointer) -> Bool {
    guard let everyone = unsafe channel.everyone else { return true }
    return unsafe deliver(payload, of: typed(), along: everyone, frame)
  }

  /// Posts to the observers of a subject and to those of all; returns true.
  @inline(__always)
  borrowing func post<Payload>(
    _ payload: borrowing Payload, subject: ObjectIdentifier, _ frame: FramePointer
  ) -> Bool {
    guard let own = unsafe channel.firstLane(of: subject) else { return unsafe post(payload, frame) }
    guard let everyone = unsafe channel.everyone else {
      return unsafe deliver(payload, of: typed(), along: own, frame)
    }
    return unsafe deliver(payload, of: typed(), along: everyone, and: own, frame)
  }

  /// The channel as one of such payloads, which it must be.
  @inline(__always)
  borrowing func typed<Payload>() -> Channel<Payload> {
    unsafe unsafeDowncast(channel, to: Channel<Payload>.self)
  }
}

/// A pointer to a channel, which lives as long as the centre.
typealias ChannelPointer = UnsafeMutablePointer<ChannelReference>
