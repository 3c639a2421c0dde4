import KeyboardEvents

extension SceneRun {
  /// A whole movement: what announces it now, and what ends it once its time is over.
  func moveKeyboard(_ move: Scene.KeyboardMove) {
    let bounds = tree.bounds(of: .main) ?? .zero
    let last = emitter.lastFrame()
    let below = { (rect: Rect) in Rect(x: rect.minX, y: bounds.maxY, width: rect.width, height: rect.height) }
    let curve = move.timing.curve.map { AnimationCurve(rawValue: $0) }
    motionCount += 1
    switch move.kind {
    case .show:
      guard let frame = move.frame else { return }
      try? emitter.show(to: frame, from: last ?? below(frame), over: move.timing.duration, curve: curve)
    case .hide:
      let gone = last.map(below) ?? Rect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
      emitter.hide(to: move.frame ?? gone, from: last, over: move.timing.duration, curve: curve)
    case .move:
      guard let frame = move.frame else { return }
      try? emitter.move(to: frame, from: last ?? below(frame), over: move.timing.duration, curve: curve)
    }
    let count = motionCount
    clock.schedule(after: move.timing.duration ?? 0) { [unowned(unsafe) self] in
      // An interrupted motion delivers nothing at its end. The run outlives its clock's plans: it owns the clock.
      unsafe self.finishKeyboard(count)
    }
  }

  private func finishKeyboard(_ count: Int) {
    if count == motionCount { emitter.finish() }
  }

  func post(_ posting: Scene.Posting) {
    let transition = KeyboardTransition(
      beginFrame: posting.begin, endFrame: posting.end, animationDuration: posting.timing.duration,
      animationCurve: posting.timing.curve.map { AnimationCurve(rawValue: $0) }, isLocal: !posting.isForeign,
      screen: posting.screen.flatMap { tree.screen(named: $0) })
    // What cannot be used has been reported as an issue, which the scene can ask for.
    try? emitter.post(posting.kind.event, transition)
  }

  /// The finger is at a height: the keyboard's top follows it, from the largest dismiss padding above itself on.
  func drag(_ y: Double) {
    emitter.drag(finger: y, dismissPadding: tree.model.guides.map { $0.dismissPadding }.max() ?? 0)
  }
}

extension Scene.Posting.Kind {
  var event: KeyboardEvent {
    switch self {
    case .willShow: .willShow
    case .didShow: .didShow
    case .willHide: .willHide
    case .didHide: .didHide
    case .willChange: .willChangeFrame
    case .didChange: .didChangeFrame
    }
  }
}
