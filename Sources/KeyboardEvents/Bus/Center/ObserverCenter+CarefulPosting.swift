extension ObserverCenter {
  // Not to be taken into a client's loop, which would lose registers to what it hardly ever does.
  @usableFromInline @inline(never)
  func postWithCare<Payload>(_ name: EventName<Payload>, _ payload: borrowing Payload, _ place: SourcePlace) {
    postWithCare(name, payload, subject: nil, at: place)
  }

  @usableFromInline @inline(never)
  func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: some AnyObject, _ place: SourcePlace
  ) {
    postWithCare(name, payload, subject: Subject(subject), at: place)
  }

  /// A post that is seen by taps, is kept for later observers, is the first of its name, or is nested deeper than ever.
  @inline(__always)
  private func postWithCare<Payload>(
    _ name: EventName<Payload>, _ payload: borrowing Payload, subject: Subject?, at place: SourcePlace
  ) {
    guard unsafe !core.hasEnded, let channel = unsafe unretainedChannel(of: name, at: place) else { return }
    guard let frame = unsafe core.nextFrame(at: place, about: name.label) else { return }
    if name.isReplaying { unsafe channel.remember(payload, of: subject) }
    if unsafe isTapped { unsafe showTaps(copy payload, of: name.label, subject, frame) }
    if let subject {
      unsafe post(payload, in: channel, subject.identity, frame)
    } else if let lane = unsafe channel._withUnsafeGuaranteedRef({ unsafe $0.everyone }) {
      unsafe frame.post(payload, of: channel, along: lane, core)
    }
  }

  private func showTaps<Payload>(_ payload: Payload, of name: Label, _ subject: Subject?, _ frame: FramePointer) {
    guard let lanes = unsafe taps.everyone else { return unsafe isTapped = false }
    let depth = unsafe frame.pointee.depth
    let event = TypedPostedEvent(payload, name: name, subject: subject?.identity, depth: depth)
    unsafe frame.post(event, of: .passUnretained(taps), along: lanes, core)
  }

  /// Forgets what was posted last under a replaying name: what is over must not be replayed as if it were not.
  public func forgetLast<Payload>(_ name: EventName<Payload>, fileID: StaticString = #fileID, line: UInt = #line) {
    guard unsafe !core.hasEnded else { return }
    channel(of: name, at: SourcePlace(fileID: fileID, line: line))?.forgetLast()
  }
}
