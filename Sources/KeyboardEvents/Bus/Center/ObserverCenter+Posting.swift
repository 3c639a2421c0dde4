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
  @inlinable @inline(__always)
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if unsafe !postQuickly(name.label.bytes, payload) {
      postWithCare(name, payload, SourcePlace(fileID: fileID, line: line))
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
  @inlinable @inline(__always)
  public func post<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if unsafe !postQuickly(name.label.bytes, payload, ObjectIdentifier(subject)) {
      postWithCare(name, payload, subject: subject, SourcePlace(fileID: fileID, line: line))
    }
  }

  /// Calls the observers of a known name and returns true, or does nothing and returns false.
  ///
  /// It takes as little as it can, and in registers; what only a report needs stays with the caller.
  @usableFromInline
  func postQuickly<Payload>(_ name: UnsafePointer<UInt8>, _ payload: borrowing Payload) -> Bool {
    guard let channel = unsafe knownChannel(name, of: Payload.self), let frame = unsafe core.frame.pointee.deeper
    else { return false }
    return unsafe channel.pointee.post(payload, frame)
  }

  @usableFromInline
  func postQuickly<Payload>(
    _ name: UnsafePointer<UInt8>, _ payload: borrowing Payload, _ subject: ObjectIdentifier
  ) -> Bool {
    guard let channel = unsafe knownChannel(name, of: Payload.self), let frame = unsafe core.frame.pointee.deeper
    else { return false }
    return unsafe channel.pointee.post(payload, subject: subject, frame)
  }

  @usableFromInline
  func postWithCare<Payload>(_ name: EventName<Payload>, _ payload: borrowing Payload, _ place: SourcePlace) {
    postWithCare(name, payload, subject: nil, at: place)
  }

  @usableFromInline
  func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject, _ place: SourcePlace
  ) {
    postWithCare(name, payload, subject: Subject(subject), at: place)
  }

  /// A post that is seen by taps, is kept for later observers, is the first of its name, or is nested deeper than ever.
  private func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: Subject?, at place: SourcePlace
  ) {
    guard !core.hasEnded, let reference = unsafe channelReference(of: name, at: place) else { return }
    let channel: Channel<Payload> = unsafe reference.pointee.typed()
    guard let frame = unsafe core.nextFrame(at: place, about: channel.name) else { return }
    if name.isReplaying {
      if channel.memory == nil { channel.memory = ReplayMemory() }
      channel.memory?.remember(copy payload, of: subject)
    }
    if isTapped { unsafe showTaps(copy payload, of: channel.name, subject, frame) }
    if let subject {
      _ = unsafe reference.pointee.post(payload, subject: subject.identity, frame)
    } else {
      _ = unsafe reference.pointee.post(payload, frame)
    }
  }

  private func showTaps<Payload>(_ payload: Payload, of name: Label, _ subject: Subject?, _ frame: FramePointer) {
    guard let lanes = unsafe taps.everyone else { return isTapped = false }
    let depth = unsafe frame.pointee.depth
    let event = TypedPostedEvent(payload, name: name, subject: subject?.identity, depth: depth)
    _ = unsafe deliver(event, of: taps, along: lanes, frame)
  }

  /// Forgets what was posted last under a replaying name: what is over must not be replayed as if it were not.
  public func forgetLast<Payload>(_ name: EventName<Payload>, fileID: StaticString = #fileID, line: UInt = #line) {
    guard !core.hasEnded else { return }
    channel(of: name, at: SourcePlace(fileID: fileID, line: line))?.memory = nil
  }
}
