extension ObserverCenter {
  /// Registers a handler for the posts of a name, whatever their subject.
  ///
  /// Keep the token: dropping it ends the observation. A handler that is given as a literal is called fastest, and one
  /// that captures nothing but one object needs no memory of its own.
  ///
  /// Complexity: O(1), amortized; independent of how many are registered.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - priority: Higher ones are called first.
  ///   - id: Who observes; a second live registration with the same one replaces the first and is reported.
  ///   - options: What else is asked for.
  ///   - fileID: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - handler: What to call; freed when the observation ends.
  /// - Returns: The token of the registration.
  public func addObserver<Payload>(
    for name: EventName<Payload>, priority: Int = 0, id: ObserverID? = nil, options: ObservationOptions = [],
    fileID: StaticString = #fileID, line: UInt = #line,
    using handler: consuming @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    let place = SourcePlace(fileID: fileID, line: line)
    guard let channel = channelForObserver(of: name, at: place) else { return refusedToken(name.label, place) }
    let token = ObservationToken(channel.site(at: place, id: id, subject: nil))
    channel.register(handler, token, of: nil, priority: priority, options: options)
    return token
  }

  /// Registers a handler for the posts of a name about one subject.
  ///
  /// The observation does not keep the subject alive.
  ///
  /// Complexity: O(1), amortized; independent of how many are registered, and for how many subjects.
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
  /// - Returns: The token of the registration.
  public func addObserver<Payload>(
    of subject: some AnyObject, for name: EventName<Payload>, priority: Int = 0, id: ObserverID? = nil,
    options: ObservationOptions = [], fileID: StaticString = #fileID, line: UInt = #line,
    using handler: consuming @escaping (borrowing Payload) -> Void
  ) -> ObservationToken {
    let place = SourcePlace(fileID: fileID, line: line)
    guard let channel = channelForObserver(of: name, at: place) else { return refusedToken(name.label, place) }
    let subject = Subject(subject)
    let token = ObservationToken(channel.site(at: place, id: id, subject: subject.identity))
    channel.register(handler, token, of: subject, priority: priority, options: options)
    return token
  }

  /// Registers a handler for every post under any name, called before the observers: for logs and recorders.
  ///
  /// A tapped centre allocates on each post.
  public func addTap(
    fileID: StaticString = #fileID, line: UInt = #line, using handler: @escaping (PostedEvent) -> Void
  ) -> ObservationToken {
    let place = SourcePlace(fileID: fileID, line: line)
    guard unsafe !core.hasEnded else { return refusedToken(taps.name, place) }
    let token = ObservationToken(taps.site(at: place, id: nil, subject: nil))
    taps.register({ handler($0) }, token, of: nil, priority: 0, options: [])
    unsafe isTapped = true
    channelsByAddress.removeAll()
    return token
  }

  /// The channel for a registration, or nil, and reported, when it cannot be made.
  @inline(__always)
  func channelForObserver<Payload>(of name: EventName<Payload>, at place: SourcePlace) -> Channel<Payload>? {
    guard unsafe !core.hasEnded else {
      core.report(.centerEnded, at: place, about: name.label)
      return nil
    }
    return channel(of: name, at: place)
  }

  /// The token of a registration that was not made.
  func refusedToken(_ name: Label, _ place: SourcePlace) -> ObservationToken {
    ObservationToken(Site(place: place, name: name, core: core))
  }
}
