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
    if name.isReplaying {
      postWithCare(name, payload, SourcePlace(fileID: fileID, line: line))
    } else if unsafe postQuickly(name.label.bytes, payload) == nil {
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
    if name.isReplaying {
      postWithCare(name, payload, subject: subject, SourcePlace(fileID: fileID, line: line))
    } else if unsafe postQuickly(name.label.bytes, payload, ObjectIdentifier(subject)) == nil {
      postWithCare(name, payload, subject: subject, SourcePlace(fileID: fileID, line: line))
    }
  }

  /// Calls the observers of a known name, or does nothing and returns nil.
  ///
  /// It takes as little as it can, and in registers; what only a report needs stays with the caller. What it returns is
  /// whatever lies in a register then: a truth value would take one of its own, to be saved and restored on each post.
  #if !hasFeature(Embedded)
    // Made for one payload, it would copy the payload before it calls anybody.
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @usableFromInline @inline(never)
  func postQuickly<Payload>(_ name: UnsafePointer<UInt8>, _ payload: borrowing Payload) -> UnsafeRawPointer? {
    guard let channel = unsafe knownChannel(name, of: Payload.self) else { return nil }
    guard let lane = unsafe channel._withUnsafeGuaranteedRef({ unsafe $0.everyone }) else {
      return unsafe UnsafeRawPointer(channel.toOpaque())
    }
    guard let frame = unsafe core.frame.pointee.deeper else { return nil }
    unsafe frame.post(payload, of: channel, along: lane, core)
    return UnsafeRawPointer(frame)
  }

  #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @usableFromInline @inline(never)
  func postQuickly<Payload>(
    _ name: UnsafePointer<UInt8>, _ payload: borrowing Payload, _ subject: ObjectIdentifier
  ) -> UnsafeRawPointer? {
    guard let channel = unsafe knownChannel(name, of: Payload.self) else { return nil }
    guard let frame = unsafe core.frame.pointee.deeper else { return nil }
    unsafe post(payload, in: channel, subject, frame)
    return UnsafeRawPointer(frame)
  }

  /// Calls the observers of a subject and those of all.
  @inline(__always)
  func post<Payload>(
    _ payload: borrowing Payload, in channel: Unmanaged<AnyChannel>, _ subject: ObjectIdentifier, _ frame: FramePointer
  ) {
    let everyone = unsafe channel._withUnsafeGuaranteedRef { unsafe $0.everyone }
    let own = unsafe channel._withUnsafeGuaranteedRef { unsafe $0.firstLane(of: subject) }
    if let own = unsafe own, let everyone = unsafe everyone {
      unsafe frame.post(payload, of: channel, along: everyone, and: own, core)
    } else if let lane = unsafe own ?? everyone {
      unsafe frame.post(payload, of: channel, along: lane, core)
    }
  }
}
