import KeyboardEvents

extension EventName where Payload == Int {
  static var number: Self { Self("number") }
  static var other: Self { Self("other") }
  static var state: Self { Self("state", isReplaying: true) }
}

extension EventName where Payload == String {
  /// The text of another name, with another payload.
  static var clashing: Self { Self("number") }
}

/// Someone who observes, or something that is observed.
final class Owner {
  var token: ObservationToken?
  var tokens: [ObservationToken] = []
}
