import Foundation

extension Bench {
  /// What Foundation's centre takes for what `runFiltering` and `runRegistering` measure of ours; times only, as the counts
  /// that are checked are of posting.
  func runFoundationRegistering() {
    guard mode == .times else { return }
    heading("The same by Foundation, closures")
    measureFoundationSubjects(10_000)
    measureFoundationNames(100_000)
    for live in [0, 1_000, 1_000_000] {
      let peer = ClosurePeer(live)
      measure("Foundation, register and cancel among \(live)", 400) {
        for _ in 0..<400 { peer.center.removeObserver(peer.addWriter(0)) }
      }
      withExtendedLifetime(peer) {}
    }
    measureFoundationCancelling(1_000)
  }

  private func measureFoundationSubjects(_ count: Int) {
    let peer = ClosurePeer(0)
    let subjects = (0..<count).map { _ in Subject() }
    let tokens = subjects.map { peer.addWriter(0, of: $0) }
    measure("Foundation, post to one of \(count) subjects", 100) {
      for _ in 0..<100 { peer.post(Transition(), about: subjects[count / 2]) }
    }
    withExtendedLifetime(tokens) {}
  }

  private func measureFoundationNames(_ count: Int) {
    let peer = ClosurePeer(0)
    let names = (0..<count).map { Notification.Name("name \($0)") }
    let tokens = names.map { peer.addWriter(0, for: $0) }
    measure("Foundation, post to one of \(count) names", 100) {
      for _ in 0..<100 { peer.post(Transition(), as: names[count / 2]) }
    }
    withExtendedLifetime(tokens) {}
  }

  private func measureFoundationCancelling(_ count: Int) {
    let peer = ClosurePeer(0)
    let box = TokenBox()
    let center = peer.center
    let canceller = center.addObserver(forName: ClosurePeer.name, object: nil, queue: nil) { _ in
      for token in box.tokens { center.removeObserver(token) }
    }
    let prepare = { box.tokens = (0..<count).map { peer.addWriter($0) } }
    measure("Foundation, cancel \(count) during a post", count, before: prepare) { peer.post(Transition()) }
    center.removeObserver(canceller)
  }
}

/// Where a handler finds tokens that are made after it; used on one thread only.
private final class TokenBox: @unchecked Sendable {
  var tokens: [any NSObjectProtocol] = []
}
