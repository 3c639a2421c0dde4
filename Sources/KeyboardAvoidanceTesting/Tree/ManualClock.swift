/// A clock that moves when it is told to, and carries out what was planned on its way.
public final class ManualClock {
  /// The time since the clock was made, in seconds.
  public private(set) var now = 0.0
  private var plans: [(time: Double, action: () -> Void)] = []

  /// Creates a clock at 0.
  public init() {}

  /// Plans an action; one that is due already is carried out at the next ``advance(by:)``, also by 0.
  ///
  /// A time that is not a number of seconds counts as now.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    plans.append((now + (seconds.isFinite ? max(0, seconds) : 0), action))
  }

  /// When the last planned action is due, or nil where none is.
  public var lastPlan: Double? { plans.map { $0.time }.max() }

  /// Moves the clock on, through all actions that become due, in the order of their times.
  public func advance(by seconds: Double) { advance(to: now + (seconds.isFinite ? max(0, seconds) : 0)) }

  /// Moves the clock on frame by frame, and tells after each; the last one is at the end, however long it lasts.
  ///
  /// - Parameters:
  ///   - seconds: the time to move on by.
  ///   - framesPerSecond: how many frames there are in a second, more than 0.
  ///   - draw: what is done for each frame.
  public func advance(by seconds: Double, framesPerSecond: Double, _ draw: () -> Void) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite, "The number of frames in a second is finite and more than 0.")
    let (start, end) = (now, now + (seconds.isFinite ? max(0, seconds) : 0))
    var frame = 1.0
    while now < end {
      advance(to: min(end, start + frame / framesPerSecond))
      draw()
      frame += 1
    }
  }

  /// Moves the clock on to a time; one that is past changes nothing but carries out what is due.
  public func advance(to time: Double) {
    while let next = plans.indices.min(by: { (plans[$0].time, $0) < (plans[$1].time, $1) }), plans[next].time <= time {
      let plan = plans.remove(at: next)
      now = max(now, plan.time)
      plan.action()
    }
    now = max(now, time)
  }
}

@available(*, unavailable)
extension ManualClock: Sendable {}
