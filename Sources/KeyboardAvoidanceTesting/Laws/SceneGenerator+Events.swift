import KeyboardEvents

extension SceneGenerator {
  mutating func addEvents(_ count: Int) {
    // Without a focus and a keyboard little happens, so most programs begin with both, in either order.
    if !random.isOne(in: 6) { addFocus() }
    if !random.isOne(in: 6) { actions.append(.keyboard(show())) }
    if random.isOne(in: 2) { addFocus() }
    for _ in 0..<count { addEvent() }
    if random.isOne(in: 6) { addRepetition() }
  }

  private mutating func addRepetition() {
    let start = actions.count
    for _ in 0...random.below(3) { addEvent() }
    let body = Array(actions[start...])
    actions.removeSubrange(start...)
    // Where its statements stand is known once the scene is whole.
    actions.append(.repeat(random.below(5), Scene(name: "", actions: body).statements))
  }

  private mutating func addEvent() {
    switch random.below(24) {
    case 0..<5: addTransition()
    case 5..<8: addFocus()
    case 8..<10: actions.append(.post(posting()))
    case 10..<13: addLifecycle()
    case 13..<15: addWriting()
    case 15..<17: addScrolling()
    case 17: actions.append(.relayout)
    case 18: addTurn()
    case 19: actions.append(.drag(random.number(0, cast.size.height * 1.1)))
    case 20: actions.append(.navigate(random.one(of: Scene.Navigation.allCases) ?? .next))
    case 21:
      actions.append(
        .tapPoint(Point(x: random.number(0, cast.size.width), y: random.number(0, cast.size.height))))
    case 22: actions.append(.settle)
    default: actions.append(.wait(random.one(of: [0, 0.05, 0.1, 0.25, 1]) ?? 0))
    }
  }

  mutating func addTransition() {
    switch random.below(5) {
    case 0..<2: actions.append(.keyboard(show()))
    case 2: actions.append(.keyboard(Scene.KeyboardMove(kind: .move, frame: keyboard(), timing: timing())))
    default:
      let frame = random.isOne(in: 5) ? keyboard() : nil
      actions.append(.keyboard(Scene.KeyboardMove(kind: .hide, frame: frame, timing: timing())))
    }
  }

  mutating func addFocus() {
    guard !random.isOne(in: 8), let name = random.one(of: cast.editable) else { return actions.append(.blur) }
    actions.append(.focus(name))
  }

  private mutating func addLifecycle() {
    guard let name = random.one(of: cast.avoiders) else { return }
    // Two that undo each other, as apps have them, more often than one that is out of order.
    let step = random.one(of: Scene.LifecycleStep.allCases) ?? .detach
    actions.append(.lifecycle(step, name))
    if random.isOne(in: 2), let opposite = step.opposite {
      if random.isOne(in: 2) { addTransition() }
      actions.append(.lifecycle(opposite, name))
    }
  }

  private mutating func addScrolling() {
    guard let name = random.one(of: cast.scrolls + cast.texts) else { return }
    let x = random.isOne(in: 4) ? random.number(-100, 300) : 0
    actions.append(.scroll(name, Point(x: x, y: random.number(-200, 900))))
  }

  private mutating func addTurn() {
    if !random.isOne(in: 4) { cast.size = Size(width: cast.size.height, height: cast.size.width) }
    actions.append(.rotate(cast.size, safeArea: random.isOne(in: 2) ? .zero : insets(upTo: 50)))
  }
}

extension Scene.LifecycleStep {
  /// The step that undoes this one, where it is the first of the two.
  fileprivate var opposite: Scene.LifecycleStep? {
    switch self {
    case .detach: .attach
    case .disable: .enable
    case .suspend: .resume
    case .attach, .enable, .resume: nil
    }
  }
}
