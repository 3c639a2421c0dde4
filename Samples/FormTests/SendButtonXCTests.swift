import KeyboardEvents
import XCTest

// snippet: xctest-case
final class SendButtonXCTests: XCTestCase {
  func testTheButtonIsCompactWhileTheKeyboardIsUp() throws {
    let center = watchedCenter()
    let button = SendButton(center: center)
    try KeyboardEmitter(center: center).show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    XCTAssertTrue(button.isCompact)
  }
}
// end
