import KeyboardEvents
import Testing

/// What a system was seen to send in one situation, and what the tracker makes of it.
struct SystemRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case event(KeyboardEvent, KeyboardTransition)
    case turn(Rect)
  }

  let testDescription: String
  var screen = TrackerBench.phone
  var steps: [Step]
  /// The states that the tracker posts, in their order; the last one is what a late reader is told.
  var states: [KeyboardState.Placement]
  var issues: [LifecycleIssue.Kind] = []
  /// The motion of the last state, where the situation is about it.
  var motion: KeyboardMotion?

  init(
    _ title: String, on screen: Rect = TrackerBench.phone, _ steps: [[Step]], states: [KeyboardState.Placement],
    issues: [LifecycleIssue.Kind] = [], motion: KeyboardMotion? = nil
  ) {
    testDescription = title
    self.screen = screen
    self.steps = steps.flatMap { $0 }
    self.states = states
    self.issues = issues
    self.motion = motion
  }
}

extension [SystemRow.Step] {
  /// All four events of a show, in the order of the system.
  static func show(_ frame: Rect, over duration: Double = 0.25, isLocal: Bool = true) -> Self {
    events([.willChangeFrame, .willShow, .didChangeFrame, .didShow], frame, over: duration, isLocal: isLocal)
  }

  /// All four events of a hide, in the order of the system.
  static func hide(_ frame: Rect, over duration: Double = 0.25, isLocal: Bool = true) -> Self {
    events([.willChangeFrame, .willHide, .didChangeFrame, .didHide], frame, over: duration, isLocal: isLocal)
  }

  static func events(
    _ events: [KeyboardEvent], _ frame: Rect?, over duration: Double? = 0.25, curve: Int = 7, isLocal: Bool = true
  ) -> Self {
    events.map {
      .event(
        $0,
        KeyboardTransition(
          endFrame: frame, animationDuration: duration, animationCurve: AnimationCurve(rawValue: curve),
          isLocal: isLocal))
    }
  }

  static func turn(_ width: Double, _ height: Double) -> Self {
    [.turn(Rect(x: 0, y: 0, width: width, height: height))]
  }
}

@Suite struct KeyboardTrackerSystemTests {
  @Test(arguments: SystemRow.comingAndGoing + SystemRow.moving + SystemRow.odd)
  func `what systems send is folded into the state that is meant`(row: SystemRow) {
    let bench = TrackerBench(screen: row.screen)
    for step in row.steps {
      switch step {
      case .event(let event, let transition): bench.post(event, transition)
      case .turn(let bounds): bench.tracker.setBounds(bounds)
      }
    }
    #expect(bench.placements == row.states)
    #expect(bench.placement == row.states.last ?? .hidden)
    #expect(bench.log.kinds == row.issues)
    if let motion = row.motion { #expect(bench.tracker.state().motion == motion) }
  }

  /// The numbers of the situations that are not in the table, because nothing is sent in them or because what is meant
  /// is not the keyboard's state: no notification at all (9, 13, 14, 21, 26 in part), the order of focus and keyboard
  /// events (39), the caret (40), the insets of a table view (43).
  @Test func `every situation that can be said in events is in the table`() {
    let numbers = (SystemRow.comingAndGoing + SystemRow.moving + SystemRow.odd)
      .compactMap { Int($0.testDescription.prefix { $0.isNumber }) }
    #expect(Set(numbers) == Set(1...43).subtracting([9, 13, 14, 21, 39, 40, 43]))
  }
}
