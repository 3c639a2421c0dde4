extension ObserverCenter {
  /// Calls the observers of a name that observe all subjects.
  ///
  /// Complexity: O(n) in the observers that are called.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - payload: What is handed to the handlers.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if let channel = unsafe knownChannel(of: name), let frame = unsafe core.frame.pointee.deeper {
      unsafe channel.pointee.post(payload, subject: nil, frame)
    } else {
      postWithCare(name, payload, fileID: fileID, line: line)
    }
  }

  /// Calls the observers of a name that observe the subject or all.
  ///
  /// Complexity: O(n) in the observers that are called; those of other subjects cost nothing.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - payload: What is handed to the handlers.
  ///   - subject: What the post is about.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if let channel = unsafe knownChannel(of: name), let frame = unsafe core.frame.pointee.deeper {
      unsafe channel.pointee.post(payload, subject: ObjectIdentifier(subject), frame)
    } else {
      postWithCare(name, payload, subject: subject, fileID: fileID, line: line)
    }
  }

  // The same parameters as the public functions have: so they can leave them where they are, and jump.

  @inline(never)
  private func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, fileID: StaticString, line: UInt
  ) {
    postWithCare(name, payload, subject: nil, at: SourcePlace(fileID: fileID, line: line))
  }

  @inline(never)
  private func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject, fileID: StaticString, line: UInt
  ) {
    postWithCare(name, payload, subject: Subject(subject), at: SourcePlace(fileID: fileID, line: line))
  }

  /// A post that is seen by taps, is kept for later observers, is the first of its name, or is nested deeper than ever.
  private func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: Subject?, at place: SourcePlace
  ) {
    guard !core.hasEnded, let channel = channel(of: name, at: place) else { return }
    guard let frame = unsafe core.nextFrame(at: place, about: channel.name) else { return }
    if name.isReplaying {
      if channel.memory == nil { channel.memory = ReplayMemory() }
      channel.memory?.remember(copy payload, of: subject)
    }
    let subject = subject?.identity
    if isTapped {
      if !taps.hasObservers { isTapped = false }
      let depth = unsafe frame.pointee.depth
      let event = TypedPostedEvent(copy payload, name: channel.name, subject: subject, depth: depth)
      unsafe deliver(event, of: taps, to: nil, frame)
    }
    let own = unsafe subject.flatMap { unsafe channel.firstLane(of: $0) }
    unsafe deliver(payload, of: channel, to: own, frame)
  }

  /// Forgets what was posted last under a replaying name: what is over must not be replayed as if it were not.
  public func forgetLast<Payload>(_ name: EventName<Payload>, fileID: StaticString = #fileID, line: UInt = #line) {
    guard !core.hasEnded else { return }
    channel(of: name, at: SourcePlace(fileID: fileID, line: line))?.memory = nil
  }
}
