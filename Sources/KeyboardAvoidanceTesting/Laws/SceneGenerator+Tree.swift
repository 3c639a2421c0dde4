import KeyboardEvents

extension SceneGenerator {
  /// The sizes and safe areas that first screens have; the last one is no device's.
  private static let screens: [(size: Size, safeArea: Insets)] = [
    (Size(width: 375, height: 812), Insets(top: 44, bottom: 34)),
    (Size(width: 320, height: 568), Insets(top: 20)),
    (Size(width: 812, height: 375), Insets(left: 44, bottom: 21, right: 44)),
    (Size(width: 768, height: 1024), .zero),
    (Size(width: 201, height: 333), Insets(top: 7, left: 3, bottom: 90, right: 1)),
  ]

  mutating func declareScreens() {
    let screen = random.one(of: Self.screens) ?? Self.screens[0]
    cast.size = screen.size
    declareScreen("main", screen.size, screen.safeArea)
    if random.isOne(in: 10) { declareScreen("second", Size(width: 800, height: 600), .zero) }
    let bounds = Rect(origin: .zero, size: screen.size)
    declareWindow("w", random.isOne(in: 4) ? frame(in: screen.size) : bounds, screen: nil)
    if let other = cast.screens.dropFirst().first {
      declareWindow("w2", Rect(x: 0, y: 0, width: 800, height: 600), screen: other)
    }
  }

  private mutating func declareScreen(_ name: String, _ size: Size, _ safeArea: Insets) {
    cast.screens.append(name)
    actions.append(
      .declare(.screen(name: name, size: size, safeArea: safeArea, isRightToLeft: random.isOne(in: 10))))
  }

  private mutating func declareWindow(_ name: String, _ frame: Rect, screen: String?) {
    cast.containers.append((name, frame.size))
    actions.append(.declare(.window(name: name, frame: frame, screen: screen)))
  }

  /// Declares a few views in each other, with at least one of each that the kind of avoider works on.
  mutating func declareViews(for kind: Kind) {
    if kind != .inset || random.isOne(in: 2) { declareView() }
    declareScroll()
    for _ in 0..<random.below(3) {
      if random.isOne(in: 2) { declareView() } else { declareScroll() }
    }
    for _ in 0...random.below(3) { declareField() }
    if random.isOne(in: 3) { declareText() }
  }

  private mutating func declareView() {
    let (name, parent, frame) = placement("v\(cast.views.count)")
    cast.views.append(name)
    cast.containers.append((name, frame.size))
    actions.append(.declare(.view(name: name, parent: parent, frame: frame)))
  }

  private mutating func declareScroll() {
    let (name, parent, frame) = placement("s\(cast.scrolls.count)")
    var traits = Scene.ScrollTraits(
      content: Size(
        width: random.isOne(in: 3) ? random.number(0, 3 * frame.width) : frame.width,
        height: random.number(0, 3 * frame.height)))
    if random.isOne(in: 3) { traits.inset = insets(upTo: 60) }
    if random.isOne(in: 5) { traits.indicators = insets(upTo: 30) }
    if random.isOne(in: 4) { traits.offset = Point(x: 0, y: random.number(-50, 300)) }
    traits.addsSafeArea = !random.isOne(in: 4)
    traits.isPaging = random.isOne(in: 12)
    cast.scrolls.append(name)
    cast.containers.append((name, traits.content))
    actions.append(.declare(.scroll(name: name, parent: parent, frame: frame, traits)))
  }

  private mutating func declareField() {
    let (name, parent, place) = placement("f\(cast.fields.count)")
    var frame = place
    frame.size.height = random.isOne(in: 6) ? random.number(0, 600) : random.number(20, 60)
    var traits = Scene.FieldTraits()
    if random.isOne(in: 6) { traits.distance = random.number(0, 60) }
    if random.isOne(in: 12) { traits.order = Double(random.below(4)) }
    if random.isOne(in: 12) { traits.group = "g" }
    traits.isSkipped = random.isOne(in: 12)
    traits.isOff = random.isOne(in: 16)
    traits.isHidden = random.isOne(in: 16)
    cast.fields.append(name)
    actions.append(.declare(.field(name: name, parent: parent, frame: frame, traits)))
  }

  private mutating func declareText() {
    let (name, parent, frame) = placement("t\(cast.texts.count)")
    let content = random.isOne(in: 4) ? nil : Size(width: frame.width, height: random.number(0, 2 * frame.height))
    let caret = random.isOne(in: 5) ? nil : caret(in: content ?? frame.size)
    cast.texts.append(name)
    actions.append(.declare(.text(name: name, parent: parent, frame: frame, content: content, caret: caret)))
  }

  private mutating func placement(_ name: String) -> (name: String, parent: String, frame: Rect) {
    // The latest of two, so that trees are rather deep than wide.
    let place = max(random.below(cast.containers.count), random.below(cast.containers.count))
    let parent = cast.containers[place]
    return (name, parent.name, frame(in: parent.size))
  }
}
