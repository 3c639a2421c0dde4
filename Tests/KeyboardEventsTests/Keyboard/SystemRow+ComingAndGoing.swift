import KeyboardEvents

extension SystemRow {
  private static let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private static let down = Rect(x: 0, y: 568, width: 320, height: 216)

  /// Showing and hiding, by the numbers of the list of what systems really send.
  ///
  /// The screen is 320 x 568 unless told.
  static let comingAndGoing: [SystemRow] = [
    SystemRow("1 show, docked", [.show(up)], states: [.docked(up)]),
    // 480 - 216 = 264; the end of the hide is far past the screen's end.
    SystemRow(
      "2 hide to far below the screen", on: Rect(x: 0, y: 0, width: 320, height: 480),
      [.show(up.offsetBy(y: -88)), .hide(Rect(x: 0, y: 744, width: 320, height: 216))],
      states: [.docked(up.offsetBy(y: -88)), .hidden]),
    SystemRow(
      "3 a change that precedes a hide, twice",
      [.show(up), .events([.willChangeFrame, .willChangeFrame, .willHide], down)],
      states: [.docked(up), .hidden]),
    SystemRow(
      "3 a change to the shown frame that precedes a hide", [.show(up), .hide(up)], states: [.docked(up), .hidden]),
    SystemRow(
      "15 from field to field, each with an accessory", [.show(up), .show(up)], states: [.docked(up)]),
    // The first of the three is an odd frame without motion: it has no height.
    SystemRow(
      "16 from a field to a secure field",
      [
        .show(up), .events([.willChangeFrame], Rect(x: 0, y: 568, width: 320, height: 0), over: 0),
        .events([.willChangeFrame, .willChangeFrame], Rect(x: 0, y: 308, width: 320, height: 260)),
      ], states: [.docked(up), .hidden, .docked(Rect(x: 0, y: 308, width: 320, height: 260))]),
    SystemRow(
      "16 the same as a flicker", [.show(up), .hide(down, over: 0), .show(up, over: 0)],
      states: [.docked(up), .hidden, .docked(up)], motion: .immediate),
    SystemRow(
      "17 focus moves by itself: one hide, two shows, before any of them has ended",
      [
        .show(up), .events([.willHide], down), .events([.willShow], up), .events([.willShow], up),
        .events([.didChangeFrame, .didShow], up),
      ], states: [.docked(up), .hidden, .docked(up)]),
    SystemRow(
      "17 the hide that was replaced ends after all",
      [
        .show(up), .events([.willHide], down), .events([.willShow], up), .events([.didHide], down),
        .events([.didShow], up),
      ],
      states: [.docked(up), .hidden, .docked(up)], issues: [.transitionsOverlap]),
    SystemRow(
      "18 a prompt takes the keyboard away right after it has come",
      [.events([.willChangeFrame, .willShow], up), .events([.willHide], down, over: 0)],
      states: [.docked(up), .hidden], motion: .immediate),
    // 568 - 216 = 352, 568 - 256 = 312.
    SystemRow(
      "19 a keyboard of another vendor grows into place: 0, 216, 256",
      [
        .events([.willShow], Rect(x: 0, y: 568, width: 320, height: 0)), .events([.willShow], up),
        .events([.willShow], Rect(x: 0, y: 312, width: 320, height: 256)),
      ], states: [.docked(up), .docked(Rect(x: 0, y: 312, width: 320, height: 256))]),
    SystemRow(
      "20 hides and shows while the keyboard stays", [.show(up), .hide(down), .show(up), .hide(down), .show(up)],
      states: [.docked(up), .hidden, .docked(up), .hidden, .docked(up)]),
    SystemRow(
      "22 a bar appears and goes on the keyboard",
      [.show(up), .show(Rect(x: 0, y: 307, width: 320, height: 261)), .show(up)],
      states: [.docked(up), .docked(Rect(x: 0, y: 307, width: 320, height: 261)), .docked(up)]),
    SystemRow(
      "26 a hide is sent for a keyboard that stays, and a change for the next one",
      [.show(up), .events([.willChangeFrame, .willHide], down), .events([.willChangeFrame], up)],
      states: [.docked(up), .hidden, .docked(up)]),
    SystemRow(
      "27 within a push the motion is as long as the push", [.show(up, over: 0.35)], states: [.docked(up)],
      motion: KeyboardMotion(duration: 0.35, curve: .keyboard)),
    SystemRow(
      "28 leaving a screen that owns the accessory", [.show(up), .events([.willChangeFrame], down)],
      states: [.docked(up), .hidden]),
    SystemRow(
      "41 the curve is no public case", [.events([.willShow], up, curve: 7)], states: [.docked(up)],
      motion: KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: 7))),
    SystemRow(
      "42 a longer motion", [.show(up, over: 0.383)], states: [.docked(up)],
      motion: KeyboardMotion(duration: 0.383, curve: .keyboard)),
  ]
}
