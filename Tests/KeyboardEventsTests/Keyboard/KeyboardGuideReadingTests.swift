import KeyboardEvents
import Testing

/// A screen of 375 by 812 points, whose guide rests at 778.
@Suite struct KeyboardGuideReadingTests {
  private let up = Rect(x: 0, y: 477, width: 375, height: 335)
  private let tracker: KeyboardTracker
  private let emitter: KeyboardEmitter

  init() {
    let center = ObserverCenter(diagnostics: .silent)
    tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 812))
    emitter = KeyboardEmitter(center: center)
  }

  /// What following a guide comes to whose top is there, and whose view ends at the bottom of the screen or above.
  private func follow(_ top: Double, viewBottom: Double = 812, isDragged: Bool = false) -> Bool {
    let frame = Rect(x: 0, y: top, width: 375, height: viewBottom - top)
    let reading = KeyboardGuideReading(
      frame: frame, restingTop: min(778, viewBottom), screenBounds: Rect(x: 0, y: 0, width: 375, height: 812),
      screen: .main)
    return emitter.follow(reading, in: tracker) { isDragged }
  }

  private var placement: KeyboardState.Placement { tracker.state().placement }

  @Test func `a guide at rest is no keyboard that came before`() {
    #expect(!follow(778))
    #expect(placement == .hidden)
    #expect(tracker.sequence == 0)
  }

  @Test func `a guide above its rest is above a keyboard that came before, at once`() {
    #expect(follow(477, viewBottom: 700))
    // It reaches down to the screen's bottom at 812, though the guide's view ends at 700.
    #expect(placement == .docked(up))
    #expect(tracker.state().motion.duration == 0)
  }

  @Test func `a guide that has not followed a show yet is no finger`() throws {
    try emitter.show(to: up)
    #expect(!follow(778))
    #expect(placement == .docked(up))
  }

  @Test func `a finger is followed in each frame, and the guide is believed until it is back`() throws {
    try emitter.show(to: up)
    #expect(follow(600, isDragged: true))
    #expect(placement == .docked(Rect(x: 0, y: 600, width: 375, height: 335)))
    #expect(!follow(600, isDragged: true))
    // The finger has gone; the keyboard goes back, and not further up than it was announced.
    #expect(follow(500))
    #expect(follow(470))
    #expect(placement == .docked(up))
    #expect(!follow(600))
  }

  @Test func `what no keyboard is docked behind is not followed`() throws {
    try emitter.show(to: up)
    emitter.hide(to: nil)
    #expect(!follow(600, isDragged: true))
    #expect(placement == .hidden)
  }
}
