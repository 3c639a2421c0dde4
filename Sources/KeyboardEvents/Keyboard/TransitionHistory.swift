/// Which will- events have been heard and which did- events belong to them: a pure state machine, one per screen.
///
/// Hosts send did- events late, twice, for transitions that another one has replaced, and without any will- at all. The
/// end frame tells them apart: all events of one transition bear the same one.
struct TransitionHistory {
  /// What a did- event means.
  enum Verdict {
    /// It ends, or ended, the transition that was announced last, where it was to end.
    case ends
    /// It ends the transition that was announced last, at a frame that was not announced.
    case corrects
    /// It belongs to a transition that a later one has replaced.
    case replaced
    /// It belongs to nothing that is known, while another transition is under way: it is older than that.
    case old
    /// Nobody announced it, and nothing is under way.
    case unannounced
  }

  fileprivate struct Transition {
    var endFrame: Rect?
    var announced: EventSet
    var hasEnded = false
    /// When its motion is over, by the tracker's clock; infinite without one.
    var overAt: Double

    func isUnderWay(at time: Double) -> Bool { !hasEnded && time < overAt }
  }

  private var current: Transition?
  private var replaced: [Transition] = []
  /// More replaced transitions than a storm of events has; older ones are forgotten.
  private static let memory = 16

  /// Takes note of a will- event at a time, with the time at which its motion is over.
  mutating func announce(_ event: KeyboardEvent, endFrame: Rect?, at time: Double, overAt: Double) {
    guard var transition = current else {
      current = Transition(endFrame: endFrame, announced: EventSet(event), overAt: overAt)
      return
    }
    let isUnderWay = transition.isUnderWay(at: time)
    if isUnderWay, transition.leads(to: endFrame), transition.agrees(with: event) {
      transition.announced.formUnion(EventSet(event))
      transition.endFrame = transition.endFrame ?? endFrame
      transition.overAt = max(transition.overAt, overAt)
      current = transition
      return
    }
    if isUnderWay {
      replaced.append(transition)
      if replaced.count > Self.memory { replaced.removeFirst() }
    } else if !transition.announced.contains(EventSet(event)) || !transition.leads(to: endFrame) {
      // What was replaced before a transition that came to its end has no late did- events to expect any more; the same
      // one announced again is no new one.
      replaced.removeAll(keepingCapacity: true)
    }
    current = Transition(endFrame: endFrame, announced: EventSet(event), overAt: overAt)
  }

  /// Whether the transition that was announced last is a hide; what its frame is says nothing.
  var isHiding: Bool { current?.announced.contains(EventSet(.willHide)) ?? false }

  /// Tells what a did- event means, and takes note of it.
  mutating func end(_ event: KeyboardEvent, endFrame: Rect?, at time: Double) -> Verdict {
    let announcement = event.announcement
    if let transition = current, transition.announced.contains(EventSet(announcement)), transition.leads(to: endFrame) {
      current?.hasEnded = true
      return transition.endFrame == nil ? .corrects : .ends
    }
    if replaced.contains(where: { $0.isMatch(announcement, endFrame) }) { return .replaced }
    if let transition = current, transition.announced.contains(EventSet(announcement)),
      !transition.hasEnded || !isHiding
    {
      // Announced, and ended elsewhere than announced: the end is the truth.
      current?.hasEnded = true
      return .corrects
    }
    return current?.isUnderWay(at: time) == true ? .old : .unannounced
  }
}

extension TransitionHistory.Transition {
  /// Whether the frames are the same one, as far as hosts are exact; a missing frame is no contradiction.
  fileprivate func leads(to frame: Rect?) -> Bool {
    guard let frame, let endFrame else { return true }
    let tolerance = KeyboardState.Placement.dockingTolerance
    return abs(frame.minX - endFrame.minX) <= tolerance && abs(frame.minY - endFrame.minY) <= tolerance
      && abs(frame.width - endFrame.width) <= tolerance && abs(frame.height - endFrame.height) <= tolerance
  }

  /// Whether an event can belong to the transition: nothing is shown and hidden in one.
  fileprivate func agrees(with event: KeyboardEvent) -> Bool {
    switch event.announcement {
    case .willShow: !announced.contains(EventSet(.willHide))
    case .willHide: !announced.contains(EventSet(.willShow))
    // It comes first in every transition, so it does not join a hide or show of which only the end is unknown.
    default: endFrame != nil || announced == EventSet(.willChangeFrame)
    }
  }

  fileprivate func isMatch(_ announcement: KeyboardEvent, _ frame: Rect?) -> Bool {
    guard frame != nil, endFrame != nil else { return announced.contains(EventSet(announcement)) }
    return leads(to: frame)
  }
}

/// Announcements as bits: a set of them is kept for every event, and must not allocate.
private struct EventSet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ event: KeyboardEvent) {
    switch event.announcement {
    case .willShow: rawValue = 1
    case .willHide: rawValue = 2
    default: rawValue = 4
    }
  }
}
