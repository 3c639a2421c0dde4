/// The way of one screen's keyboard, as a pure state machine: what happens goes in, what is to be told comes out.
struct KeyboardWay {
  /// What is to be told, in this order.
  struct News {
    var start: KeyboardProgress?
    var move: KeyboardProgress?
    var end: KeyboardProgress?
  }

  let screen: ScreenID
  /// Whether a start has been told and its end has not.
  private(set) var isUnderWay = false
  /// Grows with each start and end, so that news which handlers have overtaken can be told from fresh ones.
  private(set) var turn: UInt64 = 0
  private var height: MovingNumber
  private var fullHeight: Double
  private var motion = KeyboardMotion.immediate
  private var isInteractive = false
  /// The time of the last start or move.
  private var toldAt = 0.0

  /// Creates the way of a keyboard that stands at a height, in points.
  init(screen: ScreenID, height: Double, fullHeight: Double) {
    self.screen = screen
    self.height = MovingNumber(height)
    self.fullHeight = fullHeight
  }

  /// Where the keyboard is at a time.
  func progress(at time: Double) -> KeyboardProgress {
    // A spring that is turned round at its end may go a hair below the screen.
    let height = max(0, height.value(at: time))
    return KeyboardProgress(
      screen: screen, height: height, progress: fullHeight > 0 ? min(1, height / fullHeight) : 0,
      endHeight: isInteractive ? height : self.height.target, motion: motion, isInteractive: isInteractive)
  }
}

extension KeyboardWay {
  /// The keyboard goes to a height, from where it is; without a time in motion it is there at once.
  mutating func go(to target: Double, by motion: KeyboardMotion, at time: Double) -> News {
    // On its way there by itself it goes on; where a finger has left it, it has arrived.
    guard target != height.target else { return isInteractive ? finish(at: time) : News() }
    if target > 0 { fullHeight = target }
    let start = begin(motion, isInteractive: false, towards: target, at: time)
    height.move(to: target, by: motion, at: time)
    return motion.timeInMotion > 0 ? News(start: start) : News(start: start, end: finish(at: time).end)
  }

  /// A finger has brought the keyboard to a height; back in full it is let go.
  mutating func drag(to target: Double, at time: Double) -> News {
    guard isInteractive || target != height.value(at: time) else { return News() }
    var news = News()
    if !isInteractive { news.start = begin(.immediate, isInteractive: true, towards: target, at: time) }
    height.move(to: target, by: .immediate, at: time)
    fullHeight = max(fullHeight, target)
    toldAt = time
    news.move = progress(at: time)
    if target == fullHeight { news.end = finish(at: time).end }
    return news
  }

  /// A frame is drawn; `isDragged` tells whether a finger still holds the keyboard.
  mutating func draw(at time: Double, isDragged: Bool) -> News {
    guard isUnderWay else { return News() }
    guard !isInteractive else { return isDragged ? News() : finish(at: time) }
    guard time < height.end else { return finish(at: time) }
    guard time > toldAt else { return News() }
    toldAt = time
    return News(move: progress(at: time))
  }

  /// The way is over, where the keyboard is.
  mutating func finish(at time: Double) -> News {
    guard isUnderWay else { return News() }
    isUnderWay = false
    turn += 1
    let end = progress(at: time)
    isInteractive = false
    return News(end: end)
  }

  private mutating func begin(
    _ motion: KeyboardMotion, isInteractive: Bool, towards target: Double, at time: Double
  ) -> KeyboardProgress {
    self.motion = motion
    self.isInteractive = isInteractive
    isUnderWay = true
    turn += 1
    toldAt = time
    var start = progress(at: time)
    if !isInteractive { start.endHeight = target }
    return start
  }
}
