#if !canImport(ObjectiveC)
  import KeyboardEvents
  import XCTest

  /// Runs bad cases inside a good one, which is possible where XCTest is written in Swift, and counts their failures.
  ///
  /// What they print looks like failures of this run, and is none. Afterwards XCTest knows no current case, so what is
  /// wrong here is thrown and not asserted.
  final class WatchedCenterXCTests: XCTestCase {
    func testARegistrationThatIsLeftFailsTheCase() throws {
      var leaking: LeakingButton?
      try expectFailures(1) { leaking = LeakingButton(center: $0.watchedCenter()) }
      leaking?.end()
    }

    func testAnIssueThatIsNotExpectedFailsTheCase() throws {
      try expectFailures(1) { Self.cancelTwice(at: $0.watchedCenter()) }
    }

    func testAnIssueThatIsExpectedFailsNoCase() throws {
      try expectFailures(0) { Self.cancelTwice(at: $0.watchedCenter(expecting: [.cancelledTwice])) }
    }

    func testAnIssueThatIsExpectedInVainFailsTheCase() throws {
      try expectFailures(1) { _ = $0.watchedCenter(expecting: [.ownerGone]) }
    }

    private func expectFailures(_ count: Int, of test: @escaping (XCTestCase) -> Void) throws {
      let inner = XCTestCase(name: count == 0 ? "meant to pass" : "meant to fail", testClosure: test)
      inner.run()
      let found = inner.testRun?.totalFailureCount
      if found != count { throw WrongCount(expected: count, found: found) }
    }

    private static func cancelTwice(at center: ObserverCenter) {
      let token = center.addObserver(for: .keyboardWillShow) { _ in }
      token.cancel()
      token.cancel()
    }
  }

  private struct WrongCount: Error {
    var expected: Int
    var found: Int?
  }
#endif
