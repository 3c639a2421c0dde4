extension ObserverCenter {
  /// Registers a handler for every post of a name, whatever its subject.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - priority: Higher ones are called first.
  ///   - id: Who observes; a second live registration with the same one replaces the first and is reported.
  ///   - options: What else is asked for.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - handler: What to call; freed when the observation ends.
  /// - Returns: The token of the registration; dropping it ends the observation.
  public func addObserver<Payload>(
    for name: EventName<Payload>, priority: Int = 0, id: ObserverID? = nil, options: ObservationOptions = [],
    fileID: StaticString = #fileID, line: UInt = #line, using handler: @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    register(name, nil, priority, id, options, SourcePlace(fileID: fileID, line: line), handler)
  }

  /// Registers a handler for the posts of a name about one subject.
  ///
  /// The subject is not kept alive by the observation.
  ///
  /// - Parameters:
  ///   - subject: Whose posts to observe.
  ///   - name: The name.
  ///   - priority: Higher ones are called first.
  ///   - id: Who observes; a second live registration with the same one replaces the first and is reported.
  ///   - options: What else is asked for.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - handler: What to call; freed when the observation ends.
  /// - Returns: The token of the registration; dropping it ends the observation.
  public func addObserver<Payload>(
    of subject: some AnyObject, for name: EventName<Payload>, priority: Int = 0, id: ObserverID? = nil,
    options: ObservationOptions = [], fileID: StaticString = #fileID, line: UInt = #line,
    using handler: @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    let subject = ObjectIdentifier(subject)
    return register(name, subject, priority, id, options, SourcePlace(fileID: fileID, line: line), handler)
  }

  /// Registers a handler for every post under any name, called before the observers: for logs and recorders.
  public func addTap(
    fileID: StaticString = #fileID, line: UInt = #line, using handler: @escaping (PostedEvent) -> Void
  ) -> ObservationToken {
    register(
      taps, EventName<PostedEvent>("tap"), nil, 0, nil, nil, [], SourcePlace(fileID: fileID, line: line)
    ) { handler($0) }
  }

  func register<Payload>(
    _ name: EventName<Payload>, _ subject: ObjectIdentifier?, _ priority: Int, _ id: ObserverID?,
    _ options: ObservationOptions, _ place: SourcePlace, owner: ObjectIdentifier? = nil, ownerType: String? = nil,
    _ handler: @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    guard !hasEnded else { return ObservationToken(nil, diagnostics, place, name.text) }
    guard let channel = channel(name) else {
      report(.payloadMismatch, place, name.text)
      return ObservationToken(nil, diagnostics, place, name.text)
    }
    let old = channel.registrations.first {
      $0.info.subject == subject && (id != nil && $0.id == id || owner != nil && $0.owner == owner)
    }
    if let old {
      report(.registeredTwice, place, name.text)
      old.end()
    }
    let token = register(channel, name, subject, priority, id, owner, options, place, handler)
    token.entry?.info.owner = ownerType ?? id?.text
    return token
  }

  private func register<Payload>(
    _ channel: Channel<Payload>, _ name: EventName<Payload>, _ subject: ObjectIdentifier?, _ priority: Int,
    _ id: ObserverID?, _ owner: ObjectIdentifier?, _ options: ObservationOptions, _ place: SourcePlace,
    _ handler: @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    let info = Registration(
      name: name.text, place: place, priority: priority, deliveries: 0, owner: nil, subject: subject)
    let registration = TypedRegistration<Payload>(info, id: id, owner: owner, channel: channel)
    registration.handler = handler
    let token = ObservationToken(registration, diagnostics, place, name.text)
    if options.contains(.replaysLast), let last = channel.last {
      registration.info.deliveries = 1
      handler(last)
      if options.contains(.once) { registration.end() }
      if !registration.isLive || options.contains(.once) { return token }
    }
    if options.contains(.once) {
      registration.handler = { [unowned(unsafe) registration] payload in
        unsafe registration.end()
        handler(payload)
      }
    }
    let index = channel.registrations.firstIndex { $0.info.priority < priority } ?? channel.registrations.count
    channel.registrations.insert(registration, at: index)
    return token
  }
}
