/// One post, as a tap sees it.
public class PostedEvent {
  private let label: Label
  private let payloadType: PayloadType
  /// The identity of the subject, or nil for a post about none.
  public let subject: ObjectIdentifier?
  /// How many posts of this name are running, this one included; above 1 it was posted from inside a handler.
  public let depth: Int

  fileprivate init(label: Label, payloadType: PayloadType, subject: ObjectIdentifier?, depth: Int) {
    self.label = label
    self.payloadType = payloadType
    self.subject = subject
    self.depth = depth
  }

  /// The text of the name.
  public final var name: String { label.text }

  /// The payload, or nil when the event has another name or another type of payload.
  public final func payload<Payload>(of name: EventName<Payload>) -> Payload? {
    guard payloadType == PayloadType(Payload.self), label == name.label else { return nil }
    return unsafe unsafeDowncast(self, to: TypedPostedEvent<Payload>.self).payload
  }
}

/// A posted event belongs to the isolation of its centre.
@available(*, unavailable)
extension PostedEvent: Sendable {}

/// One post with its payload.
final class TypedPostedEvent<Payload>: PostedEvent {
  let payload: Payload

  init(_ payload: Payload, name: Label, subject: ObjectIdentifier?, depth: Int) {
    self.payload = payload
    super.init(label: name, payloadType: PayloadType(Payload.self), subject: subject, depth: depth)
  }
}
