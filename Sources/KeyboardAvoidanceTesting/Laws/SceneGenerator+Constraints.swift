import KeyboardEvents

extension SceneGenerator {
  /// Declares a few constraints; each places a view by one declared above it, so that none depends on itself.
  mutating func declareConstraints() {
    for index in 0..<(2 + random.below(3)) {
      let attribute = random.isOne(in: 6) ? random.one(of: Scene.Attribute.allCases) ?? .top : vertical()
      declareConstraint("k\(index)", setting: attribute)
    }
  }

  private mutating func vertical() -> Scene.Attribute {
    random.one(of: [Scene.Attribute.bottom, .bottom, .top, .height]) ?? .bottom
  }

  private mutating func declareConstraint(_ name: String, setting attribute: Scene.Attribute) {
    let order = declared
    guard let first = random.one(of: cast.placed), let place = order.firstIndex(of: first), place > 0 else { return }
    let second = order[random.below(place)]
    var read = attribute
    if attribute == .top, random.isOne(in: 2) { read = .bottom }
    if attribute.axis.extent == attribute, random.isOne(in: 4) { read = attribute.axis.isVertical ? .width : .height }
    let isTaken = cast.constraints.contains { $0.first == first && $0.attribute == attribute && $0.isActive }
    let constraint = Scene.Constraint(
      name: name, first: first, attribute: attribute, second: second, isSafeArea: random.isOne(in: 4),
      secondAttribute: read, constant: random.isOne(in: 3) ? 0 : random.number(-80, 80), priority: 1000,
      isActive: !isTaken && !random.isOne(in: 4))
    cast.constraints.append(constraint)
    actions.append(.declare(.constraint(constraint)))
  }

  /// The names of all windows and views, in the order of their lines.
  private var declared: [String] {
    actions.compactMap { action in
      guard case .declare(let declaration) = action else { return nil }
      switch declaration {
      case .window(let name, _, _), .view(let name, _, _), .scroll(let name, _, _, _), .field(let name, _, _, _),
        .text(let name, _, _, _, _):
        return name
      case .screen, .constraint, .guide: return nil
      }
    }
  }

  mutating func declareGuide() {
    guard let view = random.one(of: cast.containers)?.name else { return }
    let name = "g\(cast.guides.count)"
    cast.guides.append(name)
    actions.append(
      .declare(
        .guide(
          name: name, view: view, followsUndocked: random.isOne(in: 3), usesSafeArea: !random.isOne(in: 3),
          dismissPadding: random.isOne(in: 3) ? random.number(0, 60) : 0)))
    // Something that hangs on it, so that its motion is seen.
    guard let hanging = cast.placed.last, hanging != view else { return }
    let isTaken = cast.constraints.contains { $0.first == hanging && $0.attribute == .bottom && $0.isActive }
    let constraint = Scene.Constraint(
      name: "h\(cast.guides.count)", first: hanging, attribute: .bottom, second: name, isSafeArea: false,
      secondAttribute: .top, constant: 0, priority: 1000, isActive: !isTaken)
    cast.constraints.append(constraint)
    actions.append(.declare(.constraint(constraint)))
  }
}
