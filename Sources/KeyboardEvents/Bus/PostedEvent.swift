/// One post, as a tap sees it.
public class PostedEvent {
  /// The text of the name.
  public let name: String
  /// The identity of the subject, or nil for a post about none.
  public let subject: ObjectIdentifier?
  /// How many posts of this name are running, this one included; above 1 it was posted from inside a handler.
  public let depth: Int

  init(name: String, subject: ObjectIdentifier?, depth: Int) {
    self.name = name
    self.subject = subject
    self.depth = depth
  }

  /// The payload, or nil when the event has another name.
  public final func payload<Payload>(of name: EventName<Payload>) -> Payload? {
    guard self.name == name.text else { return nil }
    return unsafe unsafeDowncast(self, to: TypedPostedEvent<Payload>.self).payload
  }
}

/// A posted event belongs to the isolation of its centre.
@available(*, unavailable)
extension PostedEvent: Sendable {}

final class TypedPostedEvent<Payload>: PostedEvent {
  let payload: Payload

  init(name: String, subject: ObjectIdentifier?, depth: Int, payload: Payload) {
    self.payload = payload
    super.init(name: name, subject: subject, depth: depth)
  }
}
