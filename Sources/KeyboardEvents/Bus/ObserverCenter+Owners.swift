#if !hasFeature(Embedded)
  extension ObserverCenter {
    /// Registers a handler that is handed its owner, which the centre holds weakly: the form that cannot leak.
    ///
    /// - Parameters:
    ///   - owner: Who observes; a second live registration of the same owner replaces the first and is reported.
    ///   - name: The name.
    ///   - priority: Higher ones are called first.
    ///   - options: What else is asked for.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    ///   - handler: What to call with the owner; freed when the observation ends.
    /// - Returns: The token of the registration; the owner keeps it.
    public func addObserver<Owner: AnyObject, Payload>(
      owner: Owner, for name: EventName<Payload>, priority: Int = 0, options: ObservationOptions = [],
      fileID: StaticString = #fileID, line: UInt = #line, using handler: @escaping (Owner, borrowing Payload) -> Void
    ) -> ObservationToken {
      register(
        name, nil, priority, nil, options, SourcePlace(fileID: fileID, line: line),
        owner: ObjectIdentifier(owner), ownerType: String(describing: Owner.self)
      ) { [weak owner] payload in
        guard let owner else { return }
        handler(owner, payload)
      }
    }

    /// Registers a handler for the posts about one subject that is handed its owner, which the centre holds weakly.
    ///
    /// - Parameters:
    ///   - owner: Who observes; a second live registration of the same owner replaces the first and is reported.
    ///   - subject: Whose posts to observe.
    ///   - name: The name.
    ///   - priority: Higher ones are called first.
    ///   - options: What else is asked for.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    ///   - handler: What to call with the owner; freed when the observation ends.
    /// - Returns: The token of the registration; the owner keeps it.
    public func addObserver<Owner: AnyObject, Payload>(
      owner: Owner, of subject: some AnyObject, for name: EventName<Payload>, priority: Int = 0,
      options: ObservationOptions = [], fileID: StaticString = #fileID, line: UInt = #line,
      using handler: @escaping (Owner, borrowing Payload) -> Void
    ) -> ObservationToken {
      register(
        name, ObjectIdentifier(subject), priority, nil, options, SourcePlace(fileID: fileID, line: line),
        owner: ObjectIdentifier(owner), ownerType: String(describing: Owner.self)
      ) { [weak owner] payload in
        guard let owner else { return }
        handler(owner, payload)
      }
    }
  }
#endif
