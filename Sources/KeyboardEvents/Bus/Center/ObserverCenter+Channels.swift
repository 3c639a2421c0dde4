extension ObserverCenter {
  /// The channel of a name, if it is found by address and its payload is of that type.
  ///
  /// What is found so takes nothing but calling its observers: no name that replays is, and none while there are taps.
  @inline(__always)
  func knownChannel<Payload>(_ name: UnsafePointer<UInt8>, of: Payload.Type) -> Unmanaged<AnyChannel>? {
    unsafe knownChannel(name, of: Payload.self, in: channelsByAddress)
  }

  @inline(__always)
  private func knownChannel<Payload>(
    _ name: UnsafePointer<UInt8>, of: Payload.Type, in table: AddressTable
  ) -> Unmanaged<AnyChannel>? {
    guard let found = unsafe table.value(of: name) else { return nil }
    let channel = unsafe Unmanaged<AnyChannel>.fromOpaque(found)
    let isRight = unsafe channel._withUnsafeGuaranteedRef { $0.payloadType == PayloadType(Payload.self) }
    return unsafe isRight ? channel : nil
  }

  /// The channel of a name, made if it is new; nil, and reported, when the name is known with another payload.
  @inline(__always)
  func channel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload>? {
    let table = name.isReplaying ? replayingByAddress : channelsByAddress
    guard let known = unsafe knownChannel(name.label.bytes, of: Payload.self, in: table) else {
      return channelByText(of: name, at: place)
    }
    return unsafe unsafeDowncast(known.takeUnretainedValue(), to: Channel<Payload>.self)
  }

  /// The same for as long as the centre is there, without a retain and a release, which a post can do without.
  ///
  /// It finds the table anew, as a registration would take five instructions more if both shared how.
  @inline(__always)
  func unretainedChannel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Unmanaged<AnyChannel>? {
    let table = name.isReplaying ? replayingByAddress : channelsByAddress
    if let known = unsafe knownChannel(name.label.bytes, of: Payload.self, in: table) { return unsafe known }
    guard let channel = channelByText(of: name, at: place) else { return nil }
    return unsafe .passUnretained(channel)
  }

  @inline(never)
  private func channelByText<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload>? {
    guard let known = channels[name.label] else { return makeChannel(of: name, at: place) }
    guard known.payloadType == PayloadType(Payload.self) else {
      core.report(.payloadMismatch, at: place, about: name.label, with: known.firstPlace)
      return nil
    }
    rememberAddress(of: name, for: known)
    return unsafe unsafeDowncast(known, to: Channel<Payload>.self)
  }

  private func makeChannel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload> {
    let channel = Channel<Payload>(name: name.label, core: core, firstPlace: place)
    channels[name.label] = channel
    rememberAddress(of: name, for: channel)
    return channel
  }

  private func rememberAddress<Payload>(of name: EventName<Payload>, for channel: AnyChannel) {
    guard unsafe name.isReplaying || !isTapped else { return }
    let table = name.isReplaying ? replayingByAddress : channelsByAddress
    // The address of a text made at run time is given to another when it is freed; the channel keeps only its own.
    let isKept = name.label.storage == nil || name.label.storage === channel.name.storage
    if isKept { unsafe table.set(Unmanaged.passUnretained(channel).toOpaque(), for: name.label.bytes) }
  }

  /// All channels, those of the taps included, by the text of their names.
  var allChannels: [AnyChannel] {
    channels.values.sorted { $0.name.text < $1.name.text } + [taps]
  }
}
