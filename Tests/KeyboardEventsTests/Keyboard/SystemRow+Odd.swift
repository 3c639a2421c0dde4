import KeyboardEvents

extension SystemRow {
  private static let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private static let down = Rect(x: 0, y: 568, width: 320, height: 216)
  private static let wide = Rect(x: 0, y: 0, width: 1_024, height: 768)

  /// Frames that are not what a height alone would tell, keyboards of other apps, and frames that are empty.
  static let odd: [SystemRow] = [
    // 768 - 713 = 55 points are in sight.
    SystemRow(
      "12 a hardware keyboard: all but the bar is below the screen", on: wide,
      [.show(Rect(x: 0, y: 713, width: 1_024, height: 398))],
      states: [.docked(Rect(x: 0, y: 713, width: 1_024, height: 398))]),
    SystemRow("29 a sheet that moves after the show", [.show(up)], states: [.docked(up)]),
    SystemRow(
      "30 the right app of two", on: wide, [.show(Rect(x: 507, y: 370, width: 1_024, height: 398))],
      states: [.docked(Rect(x: 507, y: 370, width: 1_024, height: 398))]),
    // 468 + 260 = 728: 40 points short of the bottom.
    SystemRow(
      "31 an app that ends above the screen's bottom", on: wide,
      [.show(Rect(x: 0, y: 468, width: 320, height: 260))],
      states: [.floating(Rect(x: 0, y: 468, width: 320, height: 260))]),
    SystemRow(
      "31 the same where the host tells that the screen ends there", on: Rect(x: 0, y: 0, width: 1_024, height: 728),
      [.show(Rect(x: 0, y: 468, width: 320, height: 260))],
      states: [.docked(Rect(x: 0, y: 468, width: 320, height: 260))]),
    SystemRow(
      "32 wider than the window, from elsewhere", on: wide, [.show(Rect(x: -200, y: 370, width: 1_366, height: 398))],
      states: [.docked(Rect(x: -200, y: 370, width: 1_366, height: 398))]),
    SystemRow("33 another app's keyboard", [.show(up, isLocal: false), .hide(down, isLocal: false)], states: []),
    SystemRow(
      "33 another app's keyboard hides ours", [.show(up), .hide(down, isLocal: false)],
      states: [.docked(up), .hidden]),
    SystemRow(
      "34 another app's keyboard that is said to be ours", [.events([.willChangeFrame], up, isLocal: true)],
      states: [.docked(up)]),
    SystemRow(
      "35 locked while editing: a burst of empty shows",
      [
        .show(up), .events([.willShow, .didShow], .zero, over: 0), .events([.willShow, .didShow], .zero, over: 0),
        .events([.willShow, .didShow], .zero, over: 0),
      ], states: [.docked(up), .floating(.zero)], motion: .immediate),
    SystemRow("36 a hide that fades, without a frame", [.show(up), .hide(.zero)], states: [.docked(up), .hidden]),
    SystemRow(
      "36 a hide that fades, without a height", [.show(up), .hide(Rect(x: 0, y: 0, width: 320, height: 0))],
      states: [.docked(up), .hidden]),
    // 568 - 44 = 524: the accessory alone would still be docked; the hide settles it.
    SystemRow(
      "37 a hide that ends with the height of the accessory",
      [.show(up), .hide(Rect(x: 0, y: 524, width: 320, height: 44))],
      states: [.docked(up), .docked(Rect(x: 0, y: 524, width: 320, height: 44)), .hidden]),
    // 506.33333 + 61.66666 = 568.0 but for a fraction; the end is told by another fraction.
    SystemRow(
      "38 fractions of a point between the announcement and the end",
      [
        .events(
          [.willChangeFrame, .willShow], Rect(x: 0, y: 506.33331298828125, width: 320, height: 61.66668701171875)),
        .events([.didChangeFrame, .didShow], Rect(x: 0, y: 506.3333333333333, width: 320, height: 61.666666666666664)),
      ], states: [.docked(Rect(x: 0, y: 506.33331298828125, width: 320, height: 61.66668701171875))]),
    // 506 + 61.6667 = 567.6667, a third of a point short.
    SystemRow(
      "38 a third of a point short of the bottom",
      [.show(Rect(x: 0, y: 506, width: 320, height: 61.666666666666664))],
      states: [.docked(Rect(x: 0, y: 506, width: 320, height: 61.666666666666664))]),
  ]
}
