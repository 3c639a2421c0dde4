/// A channel at a fixed place in memory.
///
/// A post finds its channel through a pointer to this. As it cannot be copied and its methods borrow it, calling the
/// channel takes no retain and no release, which reading a reference out of any collection does.
struct ChannelReference: ~Copyable {
  let channel: AnyChannel

  /// Whether this is the channel of such payloads.
  @inline(__always)
  borrowing func takes<Payload>(_: Payload.Type) -> Bool { channel.payloadType == PayloadType(Payload.self) }

  /// Posts to a channel that takes such payloads.
  @inline(__always)
  borrowing func post<Payload>(_ payload: borrowing Payload, subject: ObjectIdentifier?, _ frame: FramePointer) {
    let own: LanePointer? = if let subject { unsafe channel.firstLane(of: subject) } else { nil }
    if unsafe own == nil && channel.everyone == nil { return }
    unsafe deliver(payload, of: unsafeDowncast(channel, to: Channel<Payload>.self), to: own, frame)
  }
}

/// A pointer to a channel, which lives as long as the centre.
typealias ChannelPointer = UnsafeMutablePointer<ChannelReference>
