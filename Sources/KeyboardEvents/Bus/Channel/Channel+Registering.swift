extension Channel {
  /// Registers a handler under a new token.
  @inline(__always)
  func register(
    _ handler: consuming @escaping (borrowing Payload) -> Void, _ token: ObservationToken, of subject: Subject?,
    priority: Int, options: ObservationOptions
  ) {
    let lane = unsafe lane(of: subject, priority: priority)
    if options.isEmpty {
      unsafe install(handler, token, in: lane)
    } else {
      unsafe register(handler, token, of: subject, in: lane, options)
    }
    if let claim = token.site.claim, !token.isCancelled { unsafe claims[claim] = Unmanaged.passUnretained(token) }
  }

  @inline(never)
  private func register(
    _ handler: @escaping (borrowing Payload) -> Void, _ token: ObservationToken, of subject: Subject?,
    in lane: LanePointer, _ options: ObservationOptions
  ) {
    var handler = handler
    if options.contains(.once) {
      let original = handler
      // The token takes the handler out before it goes, so a handler that is called has one.
      let registration = unsafe Unmanaged.passUnretained(token)
      handler = { payload in
        unsafe registration._withUnsafeGuaranteedRef { $0.finish() }
        original(payload)
      }
    }
    unsafe install(handler, token, in: lane)
    if options.contains(.replaysLast), let last = recall(of: subject) {
      unsafe token.firstPost &-= 1
      handler(last)
    }
  }
}

extension AnyChannel {
  /// Where a registration comes from; one with an identity ends an earlier one with the same.
  @inline(__always)
  final func site(at place: SourcePlace, id: ObserverID?, subject: ObjectIdentifier?) -> Site {
    guard let id else { return site(at: place) }
    let claim = Claim(claimant: .identity(id), subject: subject)
    replace(claim, at: place)
    return Site(place: place, name: name, core: core, claim: claim, claimant: id.text)
  }

  #if !hasFeature(Embedded)
    /// Where a registration comes from; an earlier one of the same owner ends.
    final func site<Owner: AnyObject>(at place: SourcePlace, owner: Owner, subject: Subject?) -> Site {
      let claim = Claim(claimant: .owner(ObjectIdentifier(owner)), subject: subject?.identity)
      replace(claim, at: place)
      let claimant = String(describing: Owner.self)
      return Site(place: place, name: name, core: core, claim: claim, claimant: claimant, owner: owner)
    }
  #endif

  private final func replace(_ claim: Claim, at place: SourcePlace) {
    guard let old = unsafe claims[claim] else { return }
    // Held, as the handler may run any code.
    let token = unsafe old.takeUnretainedValue()
    core.report(.registeredTwice, at: place, about: name, with: token.site.place)
    token.finish()
  }

  /// The shared site of a line, in constant time.
  @inline(__always)
  private final func site(at place: SourcePlace) -> Site {
    guard let found = unsafe sitesByPlace.value(of: place.mixedAddress) else { return newSite(at: place) }
    let site = unsafe Unmanaged<Site>.fromOpaque(found).takeUnretainedValue()
    return site.place.isSameLiteral(as: place) ? site : newSite(at: place)
  }

  @inline(never)
  private final func newSite(at place: SourcePlace) -> Site {
    let site = Site(place: place, name: name, core: core)
    // Two places with one mixed address are next to impossible; the second one is not shared then.
    if unsafe sitesByPlace.value(of: place.mixedAddress) == nil {
      sites.append(site)
      unsafe sitesByPlace.set(Unmanaged.passUnretained(site).toOpaque(), for: place.mixedAddress)
    }
    return site
  }
}
