/// What is known about one live registration.
public struct Registration: Hashable, Sendable {
  /// The text of the name that is observed.
  public var name: String
  /// Where it was registered.
  public var place: SourcePlace
  /// Its priority; higher ones are called first.
  public var priority: Int
  /// How many posts have reached it, one that runs right now included; counted modulo 2³².
  public var deliveries: Int
  /// The type of the owner, or the text of the identity, it was registered with.
  public var owner: String?
  /// The identity of the subject it is limited to, or nil when it observes all.
  public var subject: ObjectIdentifier?

  /// Creates a description of a registration, to compare one with.
  public init(
    name: String, place: SourcePlace, priority: Int = 0, deliveries: Int = 0, owner: String? = nil,
    subject: ObjectIdentifier? = nil
  ) {
    self.name = name
    self.place = place
    self.priority = priority
    self.deliveries = deliveries
    self.owner = owner
    self.subject = subject
  }
}

extension ObserverCenter {
  /// What is live: by name, then in the order of priority and registration for each subject.
  public var registrations: [Registration] {
    var all: [Registration] = []
    for channel in allChannels { channel.forEachToken { if let one = $0.registration { all.append(one) } } }
    return all
  }
}
