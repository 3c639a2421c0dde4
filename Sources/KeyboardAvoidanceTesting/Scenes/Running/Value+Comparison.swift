import KeyboardEvents

extension Scene.Value {
  /// The numbers of the value; of a switch 1 or 0.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .isOn(let isOn): [isOn ? 1 : 0]
    }
  }

  /// Whether every number is within the tolerance of the other's.
  func isWithin(_ tolerance: Double, of other: Scene.Value) -> Bool {
    let (first, second) = (numbers, other.numbers)
    return first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension Scene.Value: CustomStringConvertible {
  /// The value as a scene writes it.
  public var description: String {
    switch self {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .size(let size):
      "\(KeyboardAvoidanceTesting.number(size.width))x\(KeyboardAvoidanceTesting.number(size.height))"
    default: numbers.map { KeyboardAvoidanceTesting.number($0) }.joined(separator: ",")
    }
  }
}

/// A number as a scene writes it: whole ones without a point.
func number(_ value: Double) -> String {
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
