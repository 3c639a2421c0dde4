// snippet: xctest
import KeyboardAvoidanceTesting
import KeyboardEvents
import XCTest

extension XCTestCase {
  /// Makes a center for this test, and fails the test at its end on every lifecycle issue that is not expected, and on
  /// every registration that is left.
  func watchedCenter(
    expecting kinds: [LifecycleIssue.Kind] = [], file: StaticString = #filePath, line: UInt = #line
  ) -> ObserverCenter {
    let watch = LifecycleWatch()
    addTeardownBlock {
      for finding in watch.conclude(expecting: kinds) {
        XCTFail(finding.description, file: finding.place?.fileID ?? file, line: finding.place?.line ?? line)
      }
    }
    return watch.makeCenter()
  }
}
// end
