/// What a registration is known by beyond its place in the order: where in the code it was made, and by whom.
///
/// Registrations from the same line share one, unless they gave an identity or an owner.
final class Site {
  /// The caller's line.
  let place: SourcePlace
  /// The name of the event.
  let name: Label
  /// The centre's own numbers and where it reports.
  let core: CenterCore
  /// The identity or owner that was given.
  let claim: Claim?
  /// What to call that in a report.
  let claimant: String?
  #if !hasFeature(Embedded)
    /// Keeps the owner's address from being given to another object, without keeping the owner.
    private unowned(safe) let owner: AnyObject?
  #endif

  init(
    place: SourcePlace, name: Label, core: CenterCore, claim: Claim? = nil, claimant: String? = nil,
    owner: AnyObject? = nil
  ) {
    self.place = place
    self.name = name
    self.core = core
    self.claim = claim
    self.claimant = claimant
    #if !hasFeature(Embedded)
      self.owner = owner
    #endif
  }

  /// Reports an issue about the registration itself.
  func report(_ kind: LifecycleIssue.Kind) { core.report(kind, at: place, about: name) }

  /// Reports an issue about a call that concerns the registration, at that call's centre.
  func report(_ kind: LifecycleIssue.Kind, at call: SourcePlace, on other: CenterCore? = nil) {
    (other ?? core).report(kind, at: call, about: name, with: place)
  }
}

extension SourcePlace {
  /// The address of the file's name with the line in its upper bits: a key, and not to be followed.
  @inline(__always)
  var mixedAddress: UnsafeRawPointer {
    let file = unsafe UInt(bitPattern: fileID.utf8Start)
    let mixed = file ^ (line &<< UInt(UInt.bitWidth - 16))
    // No file's name lies at zero; should the mix be zero, the name's own address does as well.
    return unsafe UnsafeRawPointer(bitPattern: mixed) ?? UnsafeRawPointer(fileID.utf8Start)
  }
}

/// Who may register once: an identity or an owner, for one subject.
struct Claim: Hashable {
  /// The identity or the owner.
  enum Claimant: Hashable {
    case identity(ObserverID)
    case owner(ObjectIdentifier)
  }

  let claimant: Claimant
  let subject: ObjectIdentifier?
}
