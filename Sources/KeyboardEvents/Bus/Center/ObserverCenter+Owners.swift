#if !hasFeature(Embedded)
  extension ObserverCenter {
    /// Registers a handler that is handed its owner, which the centre holds weakly: the form that cannot leak.
    ///
    ///     token = center.addObserver(owner: self, for: .keyboardWillShow) { screen, transition in
    ///       screen.makeRoom(for: transition)
    ///     }
    ///
    /// Let the owner keep the token. An owner that is freed while someone else keeps it is reported at the next post as
    /// ``LifecycleIssue/Kind/ownerGone``, and the observation ends.
    ///
    /// - Parameters:
    ///   - owner: Who observes; a second live registration of the same owner replaces the first and is reported.
    ///   - name: The name.
    ///   - priority: Higher ones are called first.
    ///   - options: What else is asked for.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    ///   - handler: What to call with the owner; freed when the observation ends.
    /// - Returns: The token of the registration.
    public func addObserver<Owner: AnyObject, Payload>(
      owner: Owner, for name: EventName<Payload>, priority: Int = 0, options: ObservationOptions = [],
      fileID: StaticString = #fileID, line: UInt = #line,
      using handler: @escaping (Owner, borrowing Payload) -> Void
    ) -> ObservationToken {
      let place = SourcePlace(fileID: fileID, line: line)
      return register(handler, owner: owner, of: nil, for: name, priority, options, at: place)
    }

    /// Registers a handler for the posts about one subject that is handed its owner, which the centre holds weakly.
    ///
    /// - Parameters:
    ///   - owner: Who observes; a second live registration of the same owner replaces the first and is reported.
    ///   - subject: Whose posts to observe; not kept alive.
    ///   - name: The name.
    ///   - priority: Higher ones are called first.
    ///   - options: What else is asked for.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    ///   - handler: What to call with the owner; freed when the observation ends.
    /// - Returns: The token of the registration; let the owner keep it.
    public func addObserver<Owner: AnyObject, Payload>(
      owner: Owner, of subject: some AnyObject, for name: EventName<Payload>, priority: Int = 0,
      options: ObservationOptions = [], fileID: StaticString = #fileID, line: UInt = #line,
      using handler: @escaping (Owner, borrowing Payload) -> Void
    ) -> ObservationToken {
      let place = SourcePlace(fileID: fileID, line: line)
      return register(handler, owner: owner, of: Subject(subject), for: name, priority, options, at: place)
    }

    // Made for one payload, each delivery would copy the payload.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func register<Owner: AnyObject, Payload>(
      _ handler: @escaping (Owner, borrowing Payload) -> Void, owner: Owner, of subject: Subject?,
      for name: EventName<Payload>, _ priority: Int, _ options: ObservationOptions, at place: SourcePlace
    ) -> ObservationToken {
      guard let channel = channelForObserver(of: name, at: place) else { return refusedToken(name.label, place) }
      let token = ObservationToken(channel.site(at: place, owner: owner, subject: subject))
      // The token takes the handler out before it goes, so a handler that is called has one.
      let registration = unsafe Unmanaged.passUnretained(token)
      let wrapped: (borrowing Payload) -> Void = { [weak owner] payload in
        guard let owner else { return unsafe registration._withUnsafeGuaranteedRef { $0.loseOwner() } }
        handler(owner, payload)
      }
      channel.register(wrapped, token, of: subject, priority: priority, options: options)
      return token
    }
  }
#endif
