import KeyboardEvents

extension SceneRun {
  /// Lets time pass, in seconds; a number that is none is no time.
  func advance(by seconds: Double) { advance(to: clock.now + (seconds.isFinite ? max(0, seconds) : 0)) }

  /// Lets time pass until nothing moves and nothing is planned.
  package func settle() {
    clock.advance(by: 0)
    while let end = [clock.lastPlan, motionEnd].compactMap({ $0 }).max(), end > clock.now { advance(to: end) }
    clock.advance(by: 0)
  }

  /// Lets time pass up to a moment; who asks for frames sees those of all that moves meanwhile.
  private func advance(to time: Double) {
    while let end = motionEnd.map({ min($0, time) }), end > clock.now, let interval = observer?.frameInterval() {
      showFrames(every: interval, until: end)
    }
    clock.advance(to: time)
  }

  /// The frames of a motion are evenly spaced, and the last is its end.
  private func showFrames(every interval: Double, until end: Double) {
    let start = clock.now
    // The nearest whole number, within limits whatever the interval is.
    let count = Int(min(max(1, (end - start) / interval + 0.5), Double(SceneObserver.frameLimit)))
    for number in 1...count {
      clock.advance(to: number == count ? end : start + (end - start) * Double(number) / Double(count))
      observer?.frame(moment())
    }
  }

  /// When the last motion ends that was begun; nil where none ever was.
  var motionEnd: Double? { [tree.motions.end, keyboards.end].compactMap { $0 }.max() }
}
