import KeyboardEvents

extension SceneGenerator {
  /// The app writes something of its own.
  mutating func addWriting() {
    switch random.below(7) {
    case 0, 1:
      guard let name = random.one(of: cast.scrolls + cast.texts) else { return }
      let path = random.one(of: [Scene.PropertyPath.inset, .indicators]) ?? .inset
      write(name, path, .bottom, random.number(0, 400))
    case 2:
      guard let name = random.one(of: cast.scrolls + cast.texts) else { return }
      write(name, .offset, .y, random.number(-50, 600))
    case 3:
      guard let name = random.one(of: cast.constraints)?.name else { return }
      write(name, .constant, nil, random.number(-300, 300))
    case 4:
      guard let name = random.one(of: cast.placed) else { return }
      let part = random.one(of: [Scene.Part.y, .h, .x, .w]) ?? .y
      write(name, .frame, part, random.number(0, 500))
    case 5:
      guard let name = random.one(of: cast.texts) else { return }
      let caret = Scene.Value.rect(caret(in: Size(width: 200, height: 500)))
      actions.append(.set(Scene.Property(owner: name, path: .caret), caret))
    default:
      guard let name = random.one(of: cast.scrolls) else { return }
      let size = Size(width: random.number(0, 800), height: random.number(0, 1600))
      actions.append(.set(Scene.Property(owner: name, path: .content), .size(size)))
    }
  }

  private mutating func write(_ name: String, _ path: Scene.PropertyPath, _ part: Scene.Part?, _ value: Double) {
    let property = Scene.Property(owner: name, path: path, part: part)
    if random.isOne(in: 4), part != .w, part != .h {
      actions.append(.add(property, random.number(-30, 30)))
    } else {
      actions.append(.set(property, .number(value)))
    }
  }
}
