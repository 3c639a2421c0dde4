import AvoidanceStrategies
import KeyboardAvoidanceTesting
import KeyboardEvents

extension Adjustment {
  /// The adjustment as a person would say it; targets beyond the first bear their number in the context.
  var words: String {
    switch self {
    case .contentInsetBottom(let bottom, let scroll): "inset.bottom \(bottom.words)\(scroll.suffix)"
    case .indicatorInsetBottom(let bottom, let scroll): "indicators.bottom \(bottom.words)\(scroll.suffix)"
    case .contentOffset(let offset, let scroll): "offset \(Scene.Value.point(offset))\(scroll.suffix)"
    case .constant(let constant, let constraint): "constant \(constant.words)\(constraint.suffix)"
    case .isActive(let isActive, let constraint): "active \(isActive ? "on" : "off")\(constraint.suffix)"
    case .translation(let distance): "shift \(distance.words)"
    case .heightChange(let change): "height change \(change.words)"
    case .guideHeight(let height): "guide \(height?.words ?? "at rest")"
    }
  }
}

extension Int {
  fileprivate var suffix: String { self == 0 ? "" : " of [\(self)]" }
}

extension Double {
  /// The number as a scene writes it, to a thousandth.
  var words: String { Scene.Value.number(rounded(toPlaces: 3)).description }
}

extension Rect {
  /// The rectangle as a scene writes it, to a thousandth.
  var words: String { "\(minX.words),\(minY.words),\(width.words),\(height.words)" }
}
