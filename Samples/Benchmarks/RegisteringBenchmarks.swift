import KeyboardAvoidanceTesting
import KeyboardEvents

extension Bench {
  /// Registering and cancelling, with more and more registered already.
  func runRegistering() {
    heading("Registering and cancelling")
    for live in [0, 1_000, 1_000_000] {
      let center = ObserverCenter()
      let tokens = center.addWriters(live)
      measure("register and cancel among \(live)", 4_000) {
        for index in 0..<4_000 { center.addWriter(index).cancel() }
      }
      var random = SeededGenerator(seed: 1)
      let order = (0..<1_000).shuffled(using: &random)
      measure("register and cancel at random among \(live)", 4_000) {
        for _ in 0..<4 {
          let added = center.addWriters(1_000)
          for index in order { added[index].cancel() }
        }
      }
      withExtendedLifetime(tokens) {}
    }

    for count in [1_000, 10_000, 100_000] {
      let center = ObserverCenter()
      measure("register \(count) and cancel in random order", count) {
        var random = SeededGenerator(seed: 1)
        let tokens = center.addWriters(count).shuffled(using: &random)
        for token in tokens { token.cancel() }
      }
    }

    measureCancellingInsideAPost()
  }

  private func measureCancellingInsideAPost() {
    let count = 10_000
    let center = ObserverCenter()
    var tokens: [ObservationToken] = []
    let canceller = center.addObserver(for: .moved, priority: 1) { _ in for token in tokens { token.cancel() } }
    measure("cancel \(count) during a post", count, before: { tokens = center.addWriters(count) }) {
      center.post(.moved, Transition())
    }
    withExtendedLifetime(canceller) {}
  }
}
