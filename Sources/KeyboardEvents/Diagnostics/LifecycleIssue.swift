/// A misuse or a leak that the framework noticed: told, never suffered.
public struct LifecycleIssue: Hashable, Sendable {
  /// What kind of mistake it is.
  public var kind: Kind
  /// Where it comes from: the registration, the attachment or the call.
  public var place: SourcePlace
  /// What it is about: the name of the event, the strategy or the property.
  public var subject: String
  /// The other end of the mistake: the first of two registrations, or the registration that a call is about.
  public var related: SourcePlace?

  /// Creates an issue.
  public init(_ kind: Kind, at place: SourcePlace, about subject: String, related: SourcePlace? = nil) {
    self.kind = kind
    self.place = place
    self.subject = subject
    self.related = related
  }
}

extension LifecycleIssue {
  /// The closed list of mistakes; the raw value is the word for it in scenes and logs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case registeredTwice = "registered-twice"
    case cancelledTwice = "cancelled-twice"
    case cancelledElsewhere = "cancelled-elsewhere"
    case tokenDropped = "token-dropped"
    case observersLeft = "observers-left"
    case ownerGone = "owner-gone"
    case centerEnded = "center-ended"
    case tooDeep = "too-deep"
    case payloadMismatch = "payload-mismatch"
    case didWithoutWill = "did-without-will"
    case transitionsOverlap = "transitions-overlap"
    case nonFinite = "non-finite"
    case attachedTwice = "attached-twice"
    case detachedTwice = "detached-twice"
    case propertyContested = "property-contested"
    case notRestored = "not-restored"
  }
}
