/// Hands out objects and knows which of them are still alive: a test captures one where it suspects a leak.
///
///     let (leaks, _) = withLifetimeTracking { tracker in
///       let probe = tracker.probe("handler")
///       let token = center.addObserver(for: .keyboardWillShow) { _ in withExtendedLifetime(probe) {} }
///       token.cancel()
///     }
///     #expect(leaks == [])
public final class LifetimeTracker {
  fileprivate var labels: [Int: String] = [:]
  private var count = 0

  /// Creates a tracker without probes.
  public init() {}

  /// Makes an object to capture; it is tracked until it is freed.
  public func probe(_ label: String = "probe") -> LifetimeProbe {
    count += 1
    labels[count] = label
    return LifetimeProbe(count, self)
  }

  /// How many probes are alive.
  public var liveCount: Int { labels.count }

  /// The labels of the probes that are alive, oldest first.
  public var live: [String] { labels.sorted { $0.key < $1.key }.map { $0.value } }
}

/// A tracker belongs to one test.
@available(*, unavailable)
extension LifetimeTracker: Sendable {}

/// An object that tells its tracker when it is freed.
public final class LifetimeProbe {
  private let number: Int
  private let tracker: LifetimeTracker

  fileprivate init(_ number: Int, _ tracker: LifetimeTracker) {
    self.number = number
    self.tracker = tracker
  }

  deinit { tracker.labels[number] = nil }
}

/// A probe belongs to its tracker's test.
@available(*, unavailable)
extension LifetimeProbe: Sendable {}

/// Runs the function with a tracker, and tells which of its probes outlived it.
///
/// - Parameter body: What to watch; what it returns is not watched, and may keep probes alive.
/// - Returns: The labels of the probes that are alive after the function, oldest first, and what it returned.
public func withLifetimeTracking<Result>(
  _ body: (LifetimeTracker) -> Result
) -> (leaks: [String], result: Result) {
  let tracker = LifetimeTracker()
  let result = body(tracker)
  return (tracker.live, result)
}
