/// What is known of a screen, for those who ask.
extension KeyboardFold {
  /// The state of a screen's keyboard; hidden for one that nobody has told of.
  @inline(__always)
  func state(of screen: ScreenID) -> KeyboardState {
    if let index = unsafe screens.index(of: screen) { return state(at: index) }
    var state = KeyboardState(.hidden)
    state.motion.isCrossFade = unsafe prefersCrossFadeTransitions
    return state
  }

  /// The same by the place of the screen in the table.
  @inline(__always)
  func state(at index: Int) -> KeyboardState {
    var motion = unsafe screens.values[index].motion
    motion.isCrossFade = unsafe prefersCrossFadeTransitions
    return unsafe KeyboardState(
      screens.values[index].placement, motion: motion, userInfo: screens.values[index].userInfo)
  }

  /// Reads the parts of the state into places of their own.
  @inline(__always)
  func read(
    _ screen: ScreenID, _ placement: inout KeyboardState.Placement, _ motion: inout KeyboardMotion,
    _ userInfo: inout UserInfo
  ) {
    let state = state(of: screen)
    placement = state.placement
    motion = state.motion
    userInfo = state.userInfo
  }

  /// What is left of the motion of a screen's keyboard, or the whole of one that is over.
  func motionToJoin(on screen: ScreenID) -> KeyboardMotion {
    var motion = state(of: screen).motion
    guard let clock, let movedAt = unsafe screens[screen]?.movedAt else { return motion }
    let elapsed = clock() - movedAt
    guard elapsed > 0, elapsed < motion.duration else { return motion }
    motion.duration -= elapsed
    motion.elapsed = elapsed
    return motion
  }

  /// The screens that anybody has told of, in that order.
  var knownScreens: [ScreenID] { unsafe screens.screens }

  /// The screen in its own coordinates, or nil until somebody tells.
  func bounds(of screen: ScreenID) -> Rect? { unsafe screens[screen]?.bounds }

  /// Whether a finger holds the keyboard of a screen.
  func isDragged(on screen: ScreenID) -> Bool { unsafe screens[screen]?.draggedTop != nil }
}
