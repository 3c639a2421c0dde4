import KeyboardAvoidanceTesting
import KeyboardEvents

extension FormGenerator {
  mutating func declareForm() {
    let (size, safeArea) = (screen.size, screen.safeArea)
    // A screen without a name of its own has one that cannot be written.
    actions.append(.declare(.screen(name: "main", size: size, safeArea: safeArea, isRightToLeft: false)))
    actions.append(.declare(.window(name: "w", frame: Rect(origin: .zero, size: size), screen: nil)))
    actions.append(.declare(.view(name: "page", parent: "w", frame: Rect(origin: .zero, size: size))))
    let header = isOne(in: 2) ? safeArea.top + 44 : 0
    let bar = isOne(in: 3) ? safeArea.bottom + 49 : 0
    if bar > 0 {
      actions.append(
        .declare(
          .view(
            name: "bar", parent: "page",
            frame: Rect(x: 0, y: size.height - bar, width: size.width, height: bar))))
    }
    let body = Size(width: size.width, height: size.height - header - bar)
    let depth = Int.random(in: 0...3, using: &random)
    if depth == 0 {
      containers.append(("page", Size(width: size.width, height: size.height - bar)))
    } else {
      declareOuterScroll(Rect(x: 0, y: header, width: body.width, height: body.height))
      for _ in 1..<max(1, depth) { declareInnerScroll() }
    }
    if isOne(in: 4), depth > 0 { containers.append(("page", Size(width: size.width, height: size.height - bar))) }
    constrain(header: header, bar: bar)
    for _ in 0...Int.random(in: 1...4, using: &random) { declareField() }
  }

  /// The page fills the window, and what fills the page follows, so that a turn of the screen resizes them.
  private mutating func constrain(header: Double, bar: Double) {
    let pins: [(name: String, second: String, attribute: Scene.Attribute, constant: Double)] = [
      ("page", "w", .width, 0), ("page", "w", .height, 0), ("bar", "page", .bottom, 0), ("bar", "page", .width, 0),
      ("s0", "page", .width, 0), ("s0", "page", .height, 0 - header - bar),
    ]
    for pin in pins where pin.name == "page" || pin.name == "bar" && bar > 0 || pin.name == "s0" && fillsPage {
      actions.append(
        .declare(
          .constraint(
            Scene.Constraint(
              name: "\(pin.name)-\(pin.attribute.rawValue)", first: pin.name, attribute: pin.attribute,
              second: pin.second, isSafeArea: false, secondAttribute: pin.attribute, constant: pin.constant,
              priority: 1000, isActive: true))))
    }
  }

  private mutating func declareOuterScroll(_ body: Rect) {
    var frame = body
    fillsPage = !isOne(in: 4)
    if !fillsPage {
      frame.origin.y += points(0, body.height / 3)
      frame.size.height = points(min(120, body.maxY - frame.minY), body.maxY - frame.minY)
    }
    declareScroll(in: "page", frame)
  }

  private mutating func declareInnerScroll() {
    guard let outer = containers.last else { return }
    let height = points(min(80, outer.content.height), min(outer.content.height, 500))
    declareScroll(
      in: outer.name,
      Rect(
        x: 0, y: points(0, outer.content.height - height), width: outer.content.width, height: height))
  }

  private mutating func declareScroll(in parent: String, _ frame: Rect) {
    let name = "s\(scrolls.count)"
    let content = Size(width: frame.width, height: points(frame.height / 2, frame.height * 2.5))
    var traits = Scene.ScrollTraits(content: content)
    if isOne(in: 5) { traits.inset = Insets(top: points(0, 60), bottom: points(0, 120)) }
    traits.addsSafeArea = !isOne(in: 4)
    scrolls.append(name)
    containers.append((name, content))
    actions.append(.declare(.scroll(name: name, parent: parent, frame: frame, traits)))
  }

  private mutating func declareField() {
    // The later of two, so that fields are rather deep inside.
    let places = [containers.indices.randomElement(using: &random), containers.indices.randomElement(using: &random)]
    guard let place = places.compactMap({ $0 }).max() else { return }
    let container = containers[place]
    let largest = isOne(in: 8) ? 500.0 : 60
    let height = points(min(20, container.content.height), min(largest, container.content.height))
    let name = "f\(fields.count)"
    fields.append(name)
    actions.append(
      .declare(
        .field(
          name: name, parent: container.name,
          frame: Rect(
            x: 16, y: points(0, container.content.height - height), width: max(1, container.content.width - 32),
            height: height),
          Scene.FieldTraits())))
  }
}
