import KeyboardAvoidanceTesting
import Foundation
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

  /// How much a registration takes, with its handler's closure and its token.
  func measureMemory() {
    guard mode == .times else { return }
    let count = 1_000_000
    let center = ObserverCenter()
    var tokens = [ObservationToken?](repeating: nil, count: count)
    let before = residentBytes()
    for index in 0..<count { tokens[index] = center.addWriter(index) }
    let bytes = Double(residentBytes() - before) / Double(count)
    print("  bytes per registration, with what the allocator adds:      \(bytes)")
    withExtendedLifetime(tokens) {}
  }

  /// How much memory of the process is in use; 0 where there is no such file.
  private func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
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
