/// The ways of all screens' keyboards, apart from who owns them, so that handlers can hold them without holding the owner.
final class KeyboardWays {
  private let tracker: KeyboardTracker
  private let clock: () -> Double
  private let place: SourcePlace
  /// Few, so that looking for one is a walk; and in an array, so that a frame allocates nothing.
  private var ways: [KeyboardWay]
  private var lastSequence: UInt64

  init(tracker: KeyboardTracker, clock: @escaping () -> Double, place: SourcePlace) {
    self.tracker = tracker
    self.clock = clock
    self.place = place
    // What is up already is there without a way; a screen that nobody has told of has nothing on it.
    ways = tracker.screens.map { screen in
      let state = tracker.state(of: screen)
      let height = tracker.height(of: state, on: screen)
      let fullHeight = tracker.isDragging(on: screen) ? state.frame?.height : height
      return KeyboardWay(screen: screen, height: height, fullHeight: fullHeight ?? height)
    }
    lastSequence = tracker.sequence
  }

  var isMoving: Bool { ways.contains { $0.isUnderWay } }

  func progress(of screen: ScreenID) -> KeyboardProgress {
    let way = ways.first { $0.screen == screen }
    return way?.progress(at: clock()) ?? KeyboardProgress(screen: screen, height: 0, progress: 0, endHeight: 0)
  }

  func keyboardDidChange(_ change: KeyboardStateChange) {
    // A handler may have moved the keyboard on before this one hears of what that handler has answered.
    guard change.sequence > lastSequence else { return }
    lastSequence = change.sequence
    let index = index(of: change.screen)
    let height = tracker.height(of: change.state, on: change.screen)
    let time = clock()
    tell(
      change.isInteractive
        ? ways[index].drag(to: height, at: time) : ways[index].go(to: height, by: change.state.motion, at: time),
      index)
  }

  func draw() {
    let time = clock()
    for index in ways.indices {
      tell(ways[index].draw(at: time, isDragged: tracker.isDragging(on: ways[index].screen)), index)
    }
  }

  func finish() {
    let time = clock()
    for index in ways.indices { tell(ways[index].finish(at: time), index) }
  }

  private func index(of screen: ScreenID) -> Int {
    if let index = ways.firstIndex(where: { $0.screen == screen }) { return index }
    ways.append(KeyboardWay(screen: screen, height: 0, fullHeight: 0))
    return ways.count - 1
  }

  /// Posts news in their order, as long as no handler begins or ends a way meanwhile: what is left is not true any more.
  private func tell(_ news: KeyboardWay.News, _ index: Int) {
    let turn = ways[index].turn
    if let start = news.start { post(.keyboardMotionStart, start) }
    if let move = news.move, ways[index].turn == turn { post(.keyboardMotionMove, move) }
    if let end = news.end, ways[index].turn == turn { post(.keyboardMotionEnd, end) }
  }

  private func post(_ name: EventName<KeyboardProgress>, _ progress: KeyboardProgress) {
    tracker.center.post(name, progress, fileID: place.fileID, line: place.line)
  }
}

extension KeyboardTracker {
  /// How far a keyboard reaches above the bottom of its screen, in points; one that is not docked counts as 0.
  fileprivate func height(of state: KeyboardState, on screen: ScreenID) -> Double {
    guard case .docked(let frame) = state.placement, let bounds = bounds(of: screen) else { return 0 }
    return max(0, bounds.maxY - frame.minY)
  }
}
