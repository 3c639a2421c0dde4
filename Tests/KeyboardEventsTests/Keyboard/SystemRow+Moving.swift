import KeyboardEvents

extension SystemRow {
  private static let tablet = Rect(x: 0, y: 0, width: 768, height: 1_024)
  private static let docked = Rect(x: 0, y: 720, width: 768, height: 304)
  private static let below = Rect(x: 0, y: 1_024, width: 768, height: 304)
  private static let split = Rect(x: 0, y: 500, width: 768, height: 304)

  /// Keyboards that leave the bottom of the screen, and screens that turn.
  static let moving: [SystemRow] = [
    // -264 + 304 = 40: the frame as it was seen reaches 40 points into the screen from above.
    SystemRow(
      "4 undocked by the menu", on: tablet,
      [.show(docked), .hide(Rect(x: 0, y: -264, width: 768, height: 304))],
      states: [.docked(docked), .floating(Rect(x: 0, y: -264, width: 768, height: 304)), .hidden]),
    SystemRow(
      "4 and told where it is afterwards", on: tablet,
      [.show(docked), .hide(below), .events([.didChangeFrame], split)],
      states: [.docked(docked), .hidden, .floating(split)]),
    SystemRow(
      "5 show while split", on: tablet, [.events([.willChangeFrame, .didChangeFrame], split)],
      states: [.floating(split)]),
    SystemRow(
      "6 split, then docked and merged", on: tablet,
      [.events([.willChangeFrame], split), .events([.willChangeFrame, .willChangeFrame, .willShow], docked)],
      states: [.floating(split), .docked(docked)]),
    SystemRow(
      "7 split, moved, and closed", on: tablet,
      [
        .events([.willChangeFrame, .didChangeFrame], split),
        .events([.willChangeFrame, .didChangeFrame], split.offsetBy(y: -200)),
        .events([.willChangeFrame, .didChangeFrame], below),
      ], states: [.floating(split), .floating(split.offsetBy(y: -200)), .hidden]),
    SystemRow(
      "8 undocked and docked by gesture, without show or hide", on: tablet,
      [.show(docked), .events([.willChangeFrame], split), .events([.willChangeFrame], docked)],
      states: [.docked(docked), .floating(split), .docked(docked)]),
    SystemRow(
      "10 from docked to floating, dragged about, and dropped", on: tablet,
      [
        .show(docked), .events([.willChangeFrame, .willHide], below),
        .events([.willChangeFrame, .willChangeFrame, .didChangeFrame], .zero),
        .events([.willChangeFrame], Rect(x: 40, y: 300, width: 320, height: 254)),
      ], states: [.docked(docked), .hidden, .floating(Rect(x: 40, y: 300, width: 320, height: 254))]),
    SystemRow(
      "10 a floating keyboard is dragged about", on: tablet,
      [.events([.willChangeFrame], split), .events([.willChangeFrame, .didChangeFrame], .zero)],
      states: [.floating(split)]),
    SystemRow(
      "11 the bar of shortcuts is dropped after a drag", on: tablet, [.show(docked), .events([.willShow], .zero)],
      states: [.docked(docked), .floating(.zero)]),
    SystemRow(
      "23 a phone turns",
      [
        .show(Rect(x: 0, y: 352, width: 320, height: 216)), .hide(Rect(x: 0, y: 568, width: 320, height: 216)),
        .turn(568, 320), .show(Rect(x: 0, y: 158, width: 568, height: 162)),
      ],
      states: [
        .docked(Rect(x: 0, y: 352, width: 320, height: 216)), .hidden,
        .docked(Rect(x: 0, y: 158, width: 568, height: 162)),
      ]),
    // The old frame, 720 to 1024, reaches beyond the bottom of the turned screen, and so it is still docked.
    SystemRow(
      "24 a tablet turns", on: tablet,
      [.show(docked), .turn(1_024, 768), .events([.willChangeFrame], Rect(x: 0, y: 370, width: 1_024, height: 398))],
      states: [.docked(docked), .docked(Rect(x: 0, y: 370, width: 1_024, height: 398))]),
    SystemRow(
      "25 what is sent when the finger lifts",
      [
        .show(Rect(x: 0, y: 352, width: 320, height: 216)),
        .events([.willChangeFrame], Rect(x: 0, y: 420, width: 320, height: 216)),
        .events([.willChangeFrame], Rect(x: 0, y: 500, width: 320, height: 216)),
        .events([.willChangeFrame], Rect(x: 0, y: 568, width: 320, height: 216)),
      ],
      states: [
        .docked(Rect(x: 0, y: 352, width: 320, height: 216)), .docked(Rect(x: 0, y: 420, width: 320, height: 216)),
        .docked(Rect(x: 0, y: 500, width: 320, height: 216)), .hidden,
      ]),
  ]
}
