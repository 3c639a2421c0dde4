/// Tells one type of payload from another, in a word.
struct PayloadType: Equatable {
  private let identity: ObjectIdentifier

  @inline(__always)
  init<Payload>(_: Payload.Type) {
    #if hasFeature(Embedded)
      // Only classes have an identity there.
      identity = ObjectIdentifier(Channel<Payload>.self)
    #else
      identity = ObjectIdentifier(Payload.self)
    #endif
  }
}
