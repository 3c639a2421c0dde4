import KeyboardAvoidance
import KeyboardEvents

/// The keyboard of one screen as a person sees it: on its way from one frame to another.
struct ShownKeyboard {
  private var target = KeyboardState.Placement.hidden
  private var frame: Rect?
  private var running: RunningMotion<Rect>?
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
    running = nil
    if state.motion.duration > 0, let end {
      running = RunningMotion(from: start ?? below(end), start: time, motion: state.motion)
    }
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
    guard let frame, let running, running.end > time else { return frame }
    return frame.approached(from: running.from, running.progress(at: time))
  }
}
