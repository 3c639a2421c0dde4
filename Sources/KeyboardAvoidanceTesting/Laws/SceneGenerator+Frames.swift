import KeyboardEvents

extension SceneGenerator {
  /// A frame that is mostly inside, often as large as what it is in, and at times beside it.
  mutating func frame(in size: Size) -> Rect {
    switch random.below(8) {
    case 0..<3: return Rect(origin: .zero, size: size)
    case 3:
      return Rect(
        x: random.number(-50, size.width), y: random.number(-50, 2 * size.height), width: random.number(0, size.width),
        height: random.number(0, 2 * size.height))
    default:
      let (x, y) = (random.number(0, size.width / 4), random.number(0, size.height * 0.75))
      return Rect(
        x: x, y: y, width: random.number(0, max(0, size.width - x)), height: random.number(0, max(0, size.height - y)))
    }
  }

  mutating func insets(upTo most: Double) -> Insets {
    Insets(
      top: random.number(0, most), left: random.isOne(in: 4) ? random.number(0, most) : 0,
      bottom: random.number(0, most), right: random.isOne(in: 4) ? random.number(0, most) : 0)
  }

  mutating func caret(in size: Size) -> Rect {
    Rect(x: random.number(0, size.width), y: random.number(0, size.height), width: 2, height: random.number(0, 30))
  }
}
