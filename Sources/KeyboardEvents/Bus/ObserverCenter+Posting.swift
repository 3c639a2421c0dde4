extension ObserverCenter {
  /// Calls the observers of the name that observe all subjects.
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    post(name, copy payload, subject: nil, SourcePlace(fileID: fileID, line: line))
  }

  /// Calls the observers of the name that observe the subject or all.
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    post(name, copy payload, subject: ObjectIdentifier(subject), SourcePlace(fileID: fileID, line: line))
  }

  private func post<Payload>(
    _ name: EventName<Payload>, _ payload: Payload, subject: ObjectIdentifier?, _ place: SourcePlace
  ) {
    guard !hasEnded else { return }
    guard let channel = channel(name) else { return report(.payloadMismatch, place, name.text) }
    guard channel.depth < depthLimit else { return report(.tooDeep, place, name.text) }
    if name.isReplaying { channel.last = payload }
    channel.depth += 1
    defer { channel.depth -= 1 }
    if !taps.registrations.isEmpty {
      let event = TypedPostedEvent(name: channel.name, subject: subject, depth: channel.depth, payload: payload)
      deliver(event, in: taps, subject: nil)
    }
    deliver(payload, in: channel, subject: subject)
  }

  private func deliver<Payload>(_ payload: Payload, in channel: Channel<Payload>, subject: ObjectIdentifier?) {
    for any in channel.registrations where any.info.subject == nil || any.info.subject == subject {
      let registration = unsafe unsafeDowncast(any, to: TypedRegistration<Payload>.self)
      guard let handler = registration.handler else { continue }
      registration.info.deliveries += 1
      handler(payload)
    }
  }
}
