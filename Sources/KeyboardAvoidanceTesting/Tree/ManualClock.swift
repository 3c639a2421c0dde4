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
