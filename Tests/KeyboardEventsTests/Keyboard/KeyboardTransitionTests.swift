import KeyboardEvents
import Testing

@Suite struct KeyboardTransitionTests {
  @Test func `what is left out of a payload is missing, not zero`() {
    let transition = KeyboardTransition()
    #expect(transition.beginFrame == nil && transition.endFrame == nil)
    #expect(transition.animationDuration == nil && transition.animationCurve == nil)
    #expect(transition.isLocal == nil && transition.screen == nil)
    #expect(transition.userInfo.isEmpty)
  }

  @Test(
    arguments: [
      (nil, 0.0), (0, 0), (0.25, 0.25), (0.383, 0.383), (-1, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0),
    ] as [(Double?, Double)])
  func `a duration that is no number of seconds is no motion`(duration: Double?, seconds: Double) {
    let motion = KeyboardTransition(animationDuration: duration, animationCurve: .linear).motion
    #expect(motion == KeyboardMotion(duration: seconds, curve: .linear))
  }

  @Test func `without a curve the motion has the keyboard's own`() {
    #expect(KeyboardTransition(animationDuration: 0.25).motion == KeyboardMotion(duration: 0.25, curve: .keyboard))
  }

  @Test(arguments: [0, 1, 2, 3, 7, 42, -1, .max])
  func `every raw curve survives`(raw: Int) {
    let curve = AnimationCurve(rawValue: raw)
    #expect(curve.rawValue == raw)
    #expect(KeyboardTransition(animationDuration: 1, animationCurve: curve).motion.curve.rawValue == raw)
  }

  @Test func `the named curves have the numbers of the system`() {
    let curves: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]
    #expect(curves.map { $0.rawValue } == [0, 1, 2, 3, 7])
  }

  @Test(arguments: [
    (KeyboardEvent.willShow, "keyboardWillShow", true, KeyboardEvent.willShow),
    (.didShow, "keyboardDidShow", false, .willShow),
    (.willHide, "keyboardWillHide", true, .willHide),
    (.didHide, "keyboardDidHide", false, .willHide),
    (.willChangeFrame, "keyboardWillChangeFrame", true, .willChangeFrame),
    (.didChangeFrame, "keyboardDidChangeFrame", false, .willChangeFrame),
  ])
  func `an event has a name, and a will- event that announces it`(
    event: KeyboardEvent, text: String, isAnnouncement: Bool, announcement: KeyboardEvent
  ) {
    #expect(event.name.text == text && event.rawValue == text)
    #expect(event.isAnnouncement == isAnnouncement)
    #expect(event.announcement == announcement)
  }

  @Test func `there are six events, and their names are six`() {
    #expect(KeyboardEvent.allCases.count == 6)
    #expect(Set(KeyboardEvent.allCases.map { $0.name }).count == 6)
  }

  #if !os(iOS)
    @Test func `a motion of no finite number of seconds is a programming error`() async {
      await #expect(processExitsWith: .failure) { _ = KeyboardMotion(duration: -0.001, curve: .linear) }
      await #expect(processExitsWith: .failure) { _ = KeyboardMotion(duration: .nan, curve: .linear) }
      await #expect(processExitsWith: .failure) { _ = KeyboardMotion(duration: .infinity, curve: .linear) }
    }
  #endif
}

@Suite struct KeyboardPlacementTests {
  private static let screen = Rect(x: 0, y: 0, width: 375, height: 812)

  @Test(arguments: [
    // At the bottom, mostly below it, wider than the screen, half a point short of the bottom.
    (Rect(x: 0, y: 477, width: 375, height: 335), true), (Rect(x: 0, y: 757, width: 375, height: 400), true),
    (Rect(x: -100, y: 477, width: 900, height: 335), true), (Rect(x: 0, y: 476.5, width: 375, height: 335), true),
    (Rect(x: 374, y: 811, width: 1, height: 1), true),
    // Short of the bottom by more than half a point, in the middle, over the top.
    (Rect(x: 0, y: 476.4, width: 375, height: 335), false), (Rect(x: 20, y: 300, width: 320, height: 200), false),
    (Rect(x: 0, y: -264, width: 375, height: 304), false),
  ])
  func `a keyboard that meets the screen is docked at its bottom and floats elsewhere`(frame: Rect, isDocked: Bool) {
    let placement = KeyboardState.Placement(frame: frame, onScreen: Self.screen)
    #expect(placement == (isDocked ? .docked(frame) : .floating(frame)))
    #expect(KeyboardState(placement).frame == frame)
  }

  @Test(arguments: [
    // Just below, far below, beside, without height, without width, nothing, and what cannot be used.
    Rect(x: 0, y: 812, width: 375, height: 335), Rect(x: 0, y: 1_500, width: 375, height: 335),
    Rect(x: 375, y: 477, width: 375, height: 335), Rect(x: 0, y: 477, width: 375, height: 0),
    Rect(x: 0, y: 477, width: 0, height: 335), .zero, Rect(x: 0, y: 812, width: 375, height: -335),
    Rect(x: 0, y: .nan, width: 375, height: 335), Rect(x: .nan, y: 477, width: 375, height: 335),
    Rect(x: 0, y: 477, width: 375, height: .nan),
  ])
  func `a keyboard that does not meet the screen, or is empty, is hidden`(frame: Rect) {
    let placement = KeyboardState.Placement(frame: frame, onScreen: Self.screen)
    #expect(placement == .hidden)
    #expect(KeyboardState(placement).frame == nil)
  }

  @Test func `a screen whose origin is elsewhere has its bottom there`() {
    let screen = Rect(x: 1_000, y: 100, width: 400, height: 300)
    let frame = Rect(x: 1_000, y: 300, width: 400, height: 100)
    #expect(KeyboardState.Placement(frame: frame, onScreen: screen) == .docked(frame))
    #expect(KeyboardState.Placement(frame: frame.offsetBy(x: -1_000), onScreen: screen) == .hidden)
  }
}
