import Foundation

/// Runs regions of code and prints what they take: for a person, or for `check-counts`.
struct Bench {
  /// What is printed.
  enum Mode {
    /// Nanoseconds, each region beside others.
    case times
    /// Only the names of the regions, each of which runs once inside ``measuredRegion(_:)`` for a profiler.
    case counts
  }

  let mode: Mode

  /// Measures a region that runs an operation many times.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - operations: How many operations a region is, for the time of each.
  ///   - prepare: What to do before each run, unmeasured.
  ///   - body: The region.
  func measure(_ name: String, _ operations: Int, before prepare: () -> Void = {}, _ body: () -> Void) {
    switch mode {
    case .counts:
      prepare()
      body()  // Once unseen, so that caches are filled and lazy symbols bound.
      prepare()
      print("region \(name)|\(operations)")
      measuredRegion(body)
    case .times:
      var best = Double.infinity
      for _ in 0..<5 {
        prepare()
        best = min(best, nanoseconds(body))
      }
      print("  \(pad(name, 56)) \(pad(format(best / Double(operations)), -12)) ns")
    }
  }

  /// Prints the median of paired ratios: each round runs both regions, one right after the other.
  func compare(_ name: String, _ body: () -> Void, with other: () -> Void) {
    guard mode == .times else { return }
    body()
    other()
    let ratios = (0..<15).map { _ in nanoseconds(body) / nanoseconds(other) }.sorted()
    print("  \(pad(name, 56)) \(pad(format(ratios[7]), -12)) times")
  }

  /// Prints a heading, for a person.
  func heading(_ text: String) {
    if mode == .times { print("\n\(text)") }
  }

  private func nanoseconds(_ body: () -> Void) -> Double {
    let start = threadTime()
    body()
    return threadTime() - start
  }

  private func threadTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? space + text : text + space
  }

  private func format(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// The function that a profiler counts in; its name is its interface.
@inline(never)
func measuredRegion(_ body: () -> Void) { body() }
