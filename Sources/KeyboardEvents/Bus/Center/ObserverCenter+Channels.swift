extension ObserverCenter {
  /// The channel of a name, if it is found by address and its payload is of that type.
  ///
  /// What is found so takes nothing but calling its observers: no name that replays is, and none while there are taps.
  @inline(__always)
  func knownChannel<Payload>(_ name: UnsafePointer<UInt8>, of: Payload.Type) -> ChannelPointer? {
    guard let found = unsafe channelsByAddress.value(of: name) else { return nil }
    let channel = unsafe found.assumingMemoryBound(to: ChannelReference.self)
    return unsafe channel.pointee.takes(Payload.self) ? channel : nil
  }

  /// The channel of a name, made if it is new; nil, and reported, when the name is known with another payload.
  @inline(__always)
  func channel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload>? {
    unsafe channelReference(of: name, at: place)?.pointee.typed()
  }

  /// The same, as a pointer.
  @inline(__always)
  func channelReference<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> ChannelPointer? {
    unsafe knownChannel(name.label.bytes, of: Payload.self) ?? channelByText(of: name, at: place)
  }

  @inline(never)
  private func channelByText<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> ChannelPointer? {
    guard let known = unsafe channels[name.label] else { return unsafe makeChannel(of: name, at: place) }
    guard unsafe known.pointee.takes(Payload.self) else {
      unsafe core.report(.payloadMismatch, at: place, about: name.label, with: known.pointee.channel.firstPlace)
      return nil
    }
    unsafe rememberAddress(of: name, for: known)
    return unsafe known
  }

  private func makeChannel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> ChannelPointer {
    let new = ChannelPointer.allocate(capacity: 1)
    let channel = Channel<Payload>(name: name.label, core: core, firstPlace: place)
    unsafe new.initialize(to: ChannelReference(channel: channel))
    unsafe channels[name.label] = new
    unsafe rememberAddress(of: name, for: new)
    return unsafe new
  }

  private func rememberAddress<Payload>(of name: EventName<Payload>, for channel: ChannelPointer) {
    guard !isTapped, !name.isReplaying else { return }
    // The address of a text made at run time is given to another when it is freed; the channel keeps only its own.
    let isKept = unsafe name.label.storage == nil || name.label.storage === channel.pointee.channel.name.storage
    if isKept { unsafe channelsByAddress.set(UnsafeMutableRawPointer(channel), for: name.label.bytes) }
  }

  /// All channels, those of the taps included, by the text of their names.
  var allChannels: [AnyChannel] {
    let named = unsafe channels.values.map { unsafe $0.pointee.channel }
    return named.sorted { $0.name.text < $1.name.text } + [taps]
  }
}
