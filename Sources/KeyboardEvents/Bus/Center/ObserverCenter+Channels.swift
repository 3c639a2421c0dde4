extension ObserverCenter {
  /// The channel of a name if a post can find it by address, and if its payload is of that type.
  @inline(__always)
  func knownChannel<Payload>(of name: EventName<Payload>) -> Unmanaged<AnyChannel>? {
    guard let found = unsafe channelsByAddress.value(of: name.label.bytes) else { return nil }
    let channel = unsafe Unmanaged<AnyChannel>.fromOpaque(found)
    let isRight = unsafe channel._withUnsafeGuaranteedRef { $0.payloadType == PayloadType(Payload.self) }
    return isRight ? unsafe channel : nil
  }

  /// The channel of a name, made if it is new; nil, and reported, when the name is known with another payload.
  func channel<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload>? {
    if let known = unsafe knownChannel(of: name) {
      return unsafe known._withUnsafeGuaranteedRef { unsafe unsafeDowncast($0, to: Channel<Payload>.self) }
    }
    if let known = channels[name.label] {
      guard known.payloadType == PayloadType(Payload.self) else {
        core.report(.payloadMismatch, at: place, about: name.label, with: known.firstPlace)
        return nil
      }
      rememberAddress(of: name.label, for: known)
      return unsafe unsafeDowncast(known, to: Channel<Payload>.self)
    }
    let channel = Channel<Payload>(name: name.label, core: core, firstPlace: place)
    channels[name.label] = channel
    rememberAddress(of: name.label, for: channel)
    return channel
  }

  /// Lets a post find the channel by the address of the text.
  private func rememberAddress(of label: Label, for channel: AnyChannel) {
    // The address of a text made at run time is given to another when it is freed; the channel keeps only its own.
    guard label.storage == nil || label.storage === channel.name.storage else { return }
    unsafe channelsByAddress.set(Unmanaged.passUnretained(channel).toOpaque(), for: label.bytes)
  }
}
