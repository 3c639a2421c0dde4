import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerLifetimeTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)

  @Test func `whoever comes late asks the tracker`() {
    let bench = TrackerBench()
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.25))
    #expect(
      bench.tracker.state() == KeyboardState(.docked(up), motion: KeyboardMotion(duration: 0.25, curve: .keyboard)))
    #expect(bench.tracker.state(of: .main) == bench.tracker.state())
  }

  @Test func `an observer may ask to be told the current state at once`() {
    let bench = TrackerBench()
    bench.post(.willShow, up)
    var told: [KeyboardState.Placement] = []
    let token = bench.center.addObserver(for: .keyboardStateChange, options: .replaysLast) { change in
      told.append(change.state.placement)
    }
    bench.post(.willHide, nil)
    #expect(told == [.docked(up), .hidden])
    token.cancel()
  }

  @Test func `an observer that does not ask is told of the next change first`() {
    let bench = TrackerBench()
    bench.post(.willShow, up)
    var told: [KeyboardState.Placement] = []
    let token = bench.center.addObserver(for: .keyboardStateChange) { told.append($0.state.placement) }
    #expect(told == [])
    token.cancel()
  }

  @Test(arguments: [0, 1_000])
  func `a handler of any keyboard event finds the new state already, also one that was there first`(priority: Int) {
    let center = ObserverCenter(diagnostics: .silent)
    final class Box { var tracker: KeyboardTracker? }
    let box = Box()
    var seen: [KeyboardState.Placement?] = []
    let token = center.addObserver(for: .keyboardWillShow, priority: priority) { _ in
      seen.append(box.tracker?.state().placement)
    }
    box.tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
    center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
    #expect(seen == [.docked(up)])
    token.cancel()
  }

  @Test func `two trackers in one center tell the same`() {
    let bench = TrackerBench()
    let other = KeyboardTracker(center: bench.center, screenBounds: TrackerBench.phone)
    bench.post(.willShow, up)
    #expect(other.state() == bench.tracker.state())
    #expect(bench.log.kinds == [])
  }

  @Test func `a tracker that is dropped leaves nothing in the center`() {
    let log = IssueLog()
    let center = ObserverCenter(diagnostics: log.diagnostics)
    weak var weakTracker: KeyboardTracker?
    do {
      let tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
      weakTracker = tracker
      center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
      #expect(center.registrations.count == 7)
      #expect(tracker.sequence == 1)
    }
    #expect(weakTracker == nil)
    #expect(center.registrations.isEmpty)
    var changes = 0
    let token = center.addObserver(for: .keyboardStateChange) { _ in changes += 1 }
    center.post(.keyboardWillHide, KeyboardTransition())
    #expect(changes == 0)
    token.cancel()
    #expect(log.kinds == [])
  }

  @Test func `the last owner of a center may be its tracker`() {
    let log = IssueLog()
    weak var weakCenter: ObserverCenter?
    weak var weakTracker: KeyboardTracker?
    do {
      var center: ObserverCenter? = ObserverCenter(diagnostics: log.diagnostics)
      weakCenter = center
      var tracker = center.map { KeyboardTracker(center: $0, screenBounds: TrackerBench.phone) }
      weakTracker = tracker
      center = nil
      tracker?.center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
      #expect(tracker?.state().placement == .docked(up))
      tracker = nil
    }
    #expect(weakTracker == nil)
    #expect(weakCenter == nil)
    #expect(log.kinds == [])
  }

  @Test func `a center that ends before its tracker is told as left behind, and the tracker keeps its last state`() {
    let log = IssueLog()
    let center = ObserverCenter(diagnostics: log.diagnostics)
    let tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
    center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
    center.end()
    #expect(Set(log.kinds) == [.observersLeft])
    center.post(.keyboardWillHide, KeyboardTransition())
    #expect(tracker.state().placement == .docked(up))
  }

  @Test func `a handler may drop the tracker in the middle of an event`() {
    final class Box { var tracker: KeyboardTracker? }
    let log = IssueLog()
    let center = ObserverCenter(diagnostics: log.diagnostics)
    let box = Box()
    box.tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
    weak let weakTracker = box.tracker
    let token = center.addObserver(for: .keyboardStateChange) { _ in box.tracker = nil }
    center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
    center.post(.keyboardWillHide, KeyboardTransition())
    #expect(weakTracker == nil)
    token.cancel()
    #expect(log.kinds == [])
    #expect(center.registrations.isEmpty)
  }

  @Test func `a handler may post the next event from inside a change`() {
    let bench = TrackerBench()
    let center = bench.center
    let token = center.addObserver(for: .keyboardStateChange, priority: -1) { change in
      if change.state.placement != .hidden { center.post(.keyboardWillHide, KeyboardTransition()) }
    }
    bench.post(.willShow, up)
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.placement == .hidden)
    token.cancel()
  }
}
