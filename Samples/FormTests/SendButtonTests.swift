import KeyboardEvents
import Testing

// snippet: watched-suite
@Suite(.watchesLifecycles()) struct SendButtonTests {
  @Test func `the button is compact while the keyboard is up`() throws {
    let center = ObserverCenter.watched()
    let keyboard = KeyboardEmitter(center: center)
    let button = SendButton(center: center)
    try keyboard.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    #expect(button.isCompact)
    keyboard.hide(to: nil)
    #expect(!button.isCompact)
  }
}
// end

@Suite struct SendButtonMisuseTests {
  @Test(.watchesLifecycles(expecting: .cancelledTwice))
  func `an issue that is announced fails no test`() {
    let token = ObserverCenter.watched().addObserver(for: .keyboardWillShow) { _ in }
    token.cancel()
    token.cancel()
  }
}
