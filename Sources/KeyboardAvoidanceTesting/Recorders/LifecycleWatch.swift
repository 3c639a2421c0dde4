public import KeyboardEvents

/// Watches the centres of one test, and tells at its end which issues were reported and which registrations are left.
///
///     let watch = LifecycleWatch()
///     let form = Form(center: watch.makeCenter())
///     …
///     #expect(watch.conclude(expecting: [.cancelledTwice]) == [])
///
/// Concluding has to come after the test's own objects are freed, or their registrations count as left. A trait or a
/// tear-down does that by itself; the article <doc:JoiningATestFramework> has the lines. Like a recorder, a watch has no
/// lock: a test and what concludes it take turns.
public final class LifecycleWatch {
  private let recorder = IssueRecorder()
  private var centers: [ObserverCenter] = []

  /// Creates a watch that watches nothing yet.
  public init() {}

  /// For whatever else reports issues.
  public var diagnostics: Diagnostics { recorder.diagnostics }

  /// Makes a centre that reports to the watch, and that the watch keeps until it concludes.
  public func makeCenter() -> ObserverCenter {
    let center = ObserverCenter(diagnostics: diagnostics)
    centers.append(center)
    return center
  }

  /// Ends the centres, and tells what was reported and not expected, and what was expected and not reported.
  ///
  /// A registration that is left is reported by its centre as `LifecycleIssue.Kind.observersLeft`. The watch is then as
  /// new.
  ///
  /// - Parameter kinds: What the test expects, in any order; each one accounts for one issue.
  /// - Returns: The issues in the order in which they were reported, then the kinds that are missing; empty where all is
  ///   well.
  public func conclude(expecting kinds: [LifecycleIssue.Kind] = []) -> [LifecycleFinding] {
    for center in centers { center.end() }
    centers = []
    var missing = kinds
    var findings: [LifecycleFinding] = []
    for issue in recorder.drain() {
      if let expected = missing.firstIndex(of: issue.kind) {
        missing.remove(at: expected)
      } else {
        findings.append(.unexpected(issue))
      }
    }
    return findings + missing.map { .missing($0) }
  }
}

/// A watch belongs to one test.
@available(*, unavailable)
extension LifecycleWatch: Sendable {}
