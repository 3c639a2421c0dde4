extension SceneGenerator {
  private static let single: [Kind] = [.inset, .constant, .switch, .shift, .guide, .resize, .automatic, .none]

  mutating func declareAvoiders(_ kind: Kind) {
    guard kind == .several else { return declareAvoider(kind) }
    for _ in 0...(1 + random.below(3)) { declareAvoider(random.one(of: Self.single) ?? .inset) }
  }

  /// Declares an avoider of a kind, unless there is nothing that it could work on.
  private mutating func declareAvoider(_ kind: Kind) {
    guard let method = method(kind) else { return }
    var avoidance = Scene.Avoidance(name: "a\(cast.avoiders.count)", method: method)
    switch kind {
    case .inset:
      avoidance.distance = distance()
      avoidance.extra = extra()
      avoidance.addsToOwnInset = random.isOne(in: 5)
      avoidance.reveal = reveal()
      if random.isOne(in: 5) { avoidance.align = random.one(of: Scene.Align.allCases) ?? .top }
      avoidance.keepsOffset = random.isOne(in: 8)
    case .constant, .resize: avoidance.extra = extra()
    case .shift:
      avoidance.distance = distance()
      avoidance.reveal = reveal()
      if random.isOne(in: 5) { avoidance.limit = random.number(0, 200) }
    case .automatic:
      avoidance.distance = distance()
      avoidance.reveal = reveal()
    case .switch, .guide, .none, .several: break
    }
    if random.isOne(in: 5) { avoidance.floating = random.one(of: Scene.Floating.allCases) ?? .avoid }
    avoidance.isOff = random.isOne(in: 16)
    cast.avoiders.append(avoidance.name)
    actions.append(.avoid(avoidance))
  }

  private mutating func method(_ kind: Kind) -> Scene.Method? {
    let framed = cast.views + cast.views + cast.scrolls + cast.containers.prefix(1).map { $0.name }
    switch kind {
    case .inset: return random.one(of: cast.scrolls + cast.scrolls + cast.texts).map { .inset($0) }
    case .constant: return random.one(of: cast.vertical).map { .constant($0.name) }
    case .switch:
      let names = cast.constraints.map { $0.name }
      guard names.count > 1 else { return nil }
      let cut = 1 + random.below(names.count - 1)
      return .switch(up: Array(names[..<cut]), rest: Array(names[cut...]))
    case .shift: return random.one(of: framed).map { .shift($0) }
    case .guide: return random.one(of: cast.guides).map { .guide($0) }
    case .resize: return random.one(of: framed).map { .resize($0) }
    case .automatic: return random.one(of: framed).map { .automatic($0) }
    case .none: return random.one(of: framed).map { .none($0) }
    case .several: return nil
    }
  }

  private mutating func distance() -> Double { random.isOne(in: 3) ? random.number(0, 40) : 0 }

  private mutating func extra() -> Double { random.isOne(in: 4) ? random.number(0, 40) : 0 }

  private mutating func reveal() -> Scene.Reveal {
    switch random.below(8) {
    case 0: return .caret
    case 1:
      let names = [random.one(of: cast.placed), random.one(of: cast.placed)].compactMap { $0 }
      return names.isEmpty ? .field : .views(names)
    default: return .field
    }
  }
}
