import Foundation

/// The closure interface of Foundation's centre, with the payload in `userInfo`.
struct ClosurePeer {
  static let name = Notification.Name("moved")

  let center = NotificationCenter()
  private let tokens: [any NSObjectProtocol]

  init(_ count: Int) {
    let results = results
    let center = center
    tokens = (0..<count).map { index in
      center.addObserver(forName: Self.name, object: nil, queue: nil) { notification in
        guard let transition = notification.userInfo?["transition"] as? Transition else { return }
        results[index & 3] = transition.sequence &+ 1
      }
    }
  }

  func post(_ transition: Transition) {
    center.post(name: Self.name, object: nil, userInfo: ["transition": transition])
  }
}

/// The typed interface of Foundation's centre.
@MainActor
struct MessagePeer {
  struct Moved: NotificationCenter.MainActorMessage {
    typealias Subject = Benchmarks.Subject
    var transition: Transition
  }

  let center = NotificationCenter()
  private let tokens: [NotificationCenter.ObservationToken]

  init(_ count: Int) {
    let results = results
    let center = center
    tokens = (0..<count).map { index in
      center.addObserver(for: Moved.self) { (message: Moved) in
        results[index & 3] = message.transition.sequence &+ 1
      }
    }
  }

  func post(_ transition: Transition) { center.post(Moved(transition: transition)) }
}
