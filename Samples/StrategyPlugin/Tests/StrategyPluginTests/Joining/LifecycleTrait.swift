import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Fails a test on every lifecycle issue that it does not expect, and on every registration that outlives it.
struct LifecycleTrait: TestTrait, SuiteTrait, TestScoping {
  var expected: [LifecycleIssue.Kind]
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let scope = Scope()
    defer {
      for finding in scope.watch.conclude(expecting: expected) {
        Issue.record("\(finding)", sourceLocation: finding.place?.sourceLocation ?? test.sourceLocation)
      }
    }
    try await Scope.$current.withValue(scope) { try await function() }
  }

  /// What the running test is watched by.
  ///
  /// It is used without a lock, because a test and its trait take turns.
  final class Scope: @unchecked Sendable {
    @TaskLocal static var current: Scope?
    let watch = LifecycleWatch()
  }
}

extension Trait where Self == LifecycleTrait {
  /// Watches the centers that the test makes by `ObserverCenter.watched()`.
  static func watchesLifecycles(expecting kinds: LifecycleIssue.Kind...) -> Self { Self(expected: kinds) }
}

extension ObserverCenter {
  /// A center that the trait of the running test watches.
  static func watched(sourceLocation: SourceLocation = #_sourceLocation) -> ObserverCenter {
    if let scope = LifecycleTrait.Scope.current { return scope.watch.makeCenter() }
    Issue.record("nobody watches this center; add the trait .watchesLifecycles()", sourceLocation: sourceLocation)
    return ObserverCenter()
  }
}

extension SourcePlace {
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(fileID)", line: Int(line), column: 1)
  }
}
