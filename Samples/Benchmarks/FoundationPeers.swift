import Foundation

/// The closure interface of Foundation's centre, with the payload in `userInfo`.
struct ClosurePeer {
  static let name = Notification.Name("moved")

  let center = NotificationCenter()
  private let tokens: [any NSObjectProtocol]

  init(_ count: Int) {
    let center = center
    tokens = (0..<count).map { Self.addWriter($0, to: center) }
  }

  func addWriter(
    _ index: Int, for name: Notification.Name = name, of subject: AnyObject? = nil
  ) -> any NSObjectProtocol {
    Self.addWriter(index, for: name, of: subject, to: center)
  }

  private static func addWriter(
    _ index: Int, for name: Notification.Name = name, of subject: AnyObject? = nil, to center: NotificationCenter
  ) -> any NSObjectProtocol {
    let results = results
    return center.addObserver(forName: name, object: subject, queue: nil) { notification in
      guard let transition = notification.userInfo?["transition"] as? Transition else { return }
      results[index & 3] = transition.sequence &+ 1
    }
  }

  func post(_ transition: Transition, as name: Notification.Name = name, about subject: AnyObject? = nil) {
    center.post(name: name, object: subject, userInfo: ["transition": transition])
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
