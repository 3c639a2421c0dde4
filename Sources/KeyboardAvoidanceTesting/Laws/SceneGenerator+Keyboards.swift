import KeyboardEvents

extension SceneGenerator {
  mutating func show() -> Scene.KeyboardMove {
    Scene.KeyboardMove(kind: .show, frame: keyboard(), timing: timing())
  }

  mutating func timing() -> Scene.Timing {
    var timing = Scene.Timing()
    if random.isOne(in: 5) { timing.duration = random.one(of: [0, nil, 0.1, 1]) ?? 0 }
    if random.isOne(in: 5) { timing.curve = random.one(of: [0, 1, 2, 3, nil, 42]) ?? 0 }
    return timing
  }

  /// The frame of a keyboard: mostly docked, at times anywhere, and now and then one that no keyboard can have.
  mutating func keyboard() -> Rect {
    let (width, height) = (cast.size.width, cast.size.height)
    let size = random.number(1, height * 0.7)
    switch random.below(20) {
    case 0, 1:
      return Rect(
        x: random.number(0, width), y: random.number(0, height / 2), width: width / 2, height: size / 2)
    case 2: return Rect(x: random.number(0, width / 2), y: height - size, width: width / 2, height: size)
    case 3: return Rect(x: -10, y: height - size, width: width + 20, height: size + 100)
    case 4: return Rect(x: 0, y: height - 0.25, width: width, height: size)
    case 5: return odd(Rect(x: 0, y: height - size, width: width, height: size))
    default: return Rect(x: 0, y: height - size, width: width, height: size)
    }
  }

  mutating func posting() -> Scene.Posting {
    var posting = Scene.Posting(kind: random.one(of: Scene.Posting.Kind.allCases) ?? .willShow)
    if random.isOne(in: 2) { posting.begin = payload() }
    if !random.isOne(in: 5) { posting.end = payload() }
    posting.timing = timing()
    if random.isOne(in: 8) { posting.timing.duration = random.one(of: [.nan, .infinity, -1, 1e300]) ?? 0 }
    posting.isForeign = random.isOne(in: 6)
    if random.isOne(in: 6) { posting.screen = random.one(of: cast.screens) }
    return posting
  }

  private mutating func payload() -> Rect {
    let frame = keyboard()
    return random.isOne(in: 3) ? odd(frame) : frame
  }

  /// The frame with one number that is not finite, enormous, tiny or below zero; or with all of them zero.
  private mutating func odd(_ frame: Rect) -> Rect {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -0.0, -50]
    let number = random.one(of: numbers) ?? 0
    // A size below zero cannot be written in a scene.
    let size = number < 0 && number.isFinite ? 0 : number
    var odd = frame
    switch random.below(5) {
    case 0: odd.origin.x = number
    case 1: odd.origin.y = number
    case 2: odd.size.width = size
    case 3: odd.size.height = size
    default: odd = .zero
    }
    return odd
  }
}
