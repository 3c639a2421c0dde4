import KeyboardEvents

/// The keyboard of one screen as a person sees it: on its way from one frame to another.
struct ShownKeyboard {
  private var target = KeyboardState.Placement.hidden
  private var frame: Rect?
  private var running: MovingNumbers?
  private var wasDocked = false

  /// When its motion ends, or nil while it stands.
  var end: Double? { running?.end }

  /// Lets the keyboard go to where its state says, from where it is seen now.
  mutating func move(to state: KeyboardState, onScreen bounds: Rect, at time: Double) {
    let start = shownFrame(at: time)
    let isDocked = isDocked
    target = state.placement
    wasDocked = isDocked
    // Hidden is just below the screen, at the size that it had.
    let below = { (rect: Rect) in Rect(x: rect.minX, y: bounds.maxY, width: rect.width, height: rect.height) }
    let end = state.frame ?? start.map(below)
    frame = end
    guard state.motion.duration > 0, let end else {
      running = nil
      return
    }
    // A keyboard whose size changes has its new size at once, and moves by its top edge.
    let from = start ?? below(end)
    var moving = running ?? MovingNumbers(Rect(x: end.minX, y: from.minY, width: end.width, height: end.height).numbers)
    moving.move(to: end.numbers, by: state.motion, at: time)
    running = moving
  }

  /// What covers something at this moment, or nil where nothing does.
  func obstacle(at time: Double) -> (frame: Rect, isDocked: Bool)? {
    let isMoving = running.map { $0.end > time } ?? false
    guard isMoving || target != .hidden, let frame = shownFrame(at: time), !frame.isEmpty else { return nil }
    return (frame, isDocked)
  }

  private var isDocked: Bool {
    switch target {
    case .docked: true
    case .floating: false
    case .hidden: wasDocked
    }
  }

  private func shownFrame(at time: Double) -> Rect? {
    guard let running, running.end > time else { return frame }
    return Rect(running.values(at: time))
  }
}
