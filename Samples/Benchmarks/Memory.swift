import Foundation
import KeyboardEvents

/// Registers observers, prints how much memory of the process that took, and ends it while all are registered.
///
/// The array of their tokens is as long however many there are, so that two numbers of observers differ by nothing else.
func endWhileObserved(by count: Int) -> Never {
  let center = ObserverCenter()
  var tokens = [ObservationToken?](repeating: nil, count: 1_000_000)
  let before = residentBytes()
  for index in 0..<min(count, tokens.count) { tokens[index] = center.addWriter(index) }
  print("resident \(residentBytes() - before)")
  withExtendedLifetime(tokens) { exit(0) }
}

/// How much memory of the process is in use; 0 where there is no such file.
private func residentBytes() -> Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
}

extension Bench {
  /// Prints by how much the process grows with a registration, ours and Foundation's.
  ///
  /// To be called before anything else has left free memory behind. What a registration asks for, in bytes and blocks, is
  /// counted by `check-counts`.
  func runMemory() {
    guard mode == .times else { return }
    heading("Resident bytes for one of 100000 registrations")
    let count = 100_000
    let center = ObserverCenter()
    var tokens: [ObservationToken] = []
    tokens.reserveCapacity(count)
    note("ours", count) { for index in 0..<count { tokens.append(center.addWriter(index)) } }
    withExtendedLifetime(tokens) {}
    var peer: ClosurePeer?
    note("Foundation, closures", count) { peer = ClosurePeer(count) }
    withExtendedLifetime(peer) {}
  }

  private func note(_ name: String, _ count: Int, _ body: () -> Void) {
    let before = residentBytes()
    body()
    print("  \(name): \((residentBytes() - before) / count)")
  }
}
