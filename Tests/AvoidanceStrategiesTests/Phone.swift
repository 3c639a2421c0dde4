import AvoidanceStrategies
import KeyboardEvents

/// The situation that most tables vary: a phone of 375 x 812 with a keyboard of 335 points, whose top is at 477.
enum Phone {
  static let window = Rect(x: 0, y: 0, width: 375, height: 812)
  static let keyboard = KeyboardState.Placement.docked(Rect(x: 0, y: 477, width: 375, height: 335))
  /// A keyboard that floats over the middle; its top is at 500.
  static let afloat = KeyboardState.Placement.floating(Rect(x: 50, y: 500, width: 275, height: 200))

  static func context(
    _ keyboard: KeyboardState.Placement = keyboard, target: Rect = window, focus: FocusRegion? = nil,
    scrolls: [ScrollContext] = [], constraints: [ConstraintContext] = [], guide: GuideContext? = nil
  ) -> AvoidanceContext {
    AvoidanceContext(
      keyboard: keyboard, window: window, target: target, focus: focus, scrolls: scrolls, constraints: constraints,
      guide: guide)
  }

  /// A field of 44 points in height whose bottom is at a line.
  static func field(endingAt bottom: Double, x: Double = 16, width: Double = 343) -> FocusRegion {
    FocusRegion(frame: Rect(x: x, y: bottom - 44, width: width, height: 44))
  }

  /// A form below a bar of 88 points, with 1000 points of content; the host adds 34 at its bottom.
  static func form(
    at offset: Point = .zero, inset: Insets = .zero, indicators: Insets = .zero, contentHeight: Double = 1_000,
    contentWidth: Double = 375, isPaging: Bool = false
  ) -> ScrollContext {
    ScrollContext(
      frame: Rect(x: 0, y: 88, width: 375, height: 724), contentOffset: offset, contentInset: inset,
      indicatorInset: indicators, hostInset: Insets(bottom: 34),
      contentSize: Size(width: contentWidth, height: contentHeight), isPaging: isPaging)
  }
}

extension AvoidancePlan {
  var list: [Adjustment] { Array(adjustments) }

  var offset: Point? {
    for case .contentOffset(let offset, _) in adjustments { return offset }
    return nil
  }

  var bottom: Double? {
    for case .contentInsetBottom(let bottom, _) in adjustments { return bottom }
    return nil
  }

  var indicator: Double? {
    for case .indicatorInsetBottom(let bottom, _) in adjustments { return bottom }
    return nil
  }

  var translation: Double? {
    for case .translation(let translation) in adjustments { return translation }
    return nil
  }
}
