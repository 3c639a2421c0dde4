/// The registrations under one name.
class AnyChannel {
  let name: String
  let payloadType: ObjectIdentifier
  var registrations: [AnyRegistration] = []
  var depth = 0

  init(name: String, payloadType: ObjectIdentifier) {
    self.name = name
    self.payloadType = payloadType
  }

  func end() {
    let ended = registrations
    registrations = []
    for registration in ended { registration.end() }
  }
}

final class Channel<Payload>: AnyChannel {
  var last: Payload?

  static var payloadType: ObjectIdentifier { ObjectIdentifier(Channel<Payload>.self) }
}

/// One registration, whatever its payload.
class AnyRegistration {
  var info: Registration
  let id: ObserverID?
  let owner: ObjectIdentifier?
  unowned(unsafe) var channel: AnyChannel?

  init(_ info: Registration, id: ObserverID?, owner: ObjectIdentifier?, channel: AnyChannel) {
    self.info = info
    self.id = id
    self.owner = owner
    unsafe self.channel = channel
  }

  var isLive: Bool { unsafe channel != nil }

  func end() {
    guard let channel = unsafe channel else { return }
    unsafe self.channel = nil
    if let index = channel.registrations.firstIndex(where: { $0 === self }) { channel.registrations.remove(at: index) }
  }
}

final class TypedRegistration<Payload>: AnyRegistration {
  var handler: ((borrowing Payload) -> Void)?

  override func end() {
    super.end()
    handler = nil
  }
}
