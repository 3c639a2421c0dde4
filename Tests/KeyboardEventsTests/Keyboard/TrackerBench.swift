import KeyboardEvents

/// A tracker with a log of its news and issues.
final class TrackerBench {
  static let phone = Rect(x: 0, y: 0, width: 320, height: 568)

  let log = IssueLog()
  let center: ObserverCenter
  let tracker: KeyboardTracker
  private(set) var changes: [KeyboardStateChange] = []
  private var tokens: [ObservationToken] = []

  init(screen: Rect = phone, clock: (() -> Double)? = nil) {
    center = ObserverCenter(diagnostics: log.diagnostics)
    tracker = KeyboardTracker(center: center, screenBounds: screen, clock: clock)
    center.addObserver(for: .keyboardStateChange) { [unowned self] change in changes.append(change) }
      .store(in: &tokens)
  }

  /// The states that were posted, in their order.
  var placements: [KeyboardState.Placement] { changes.map { $0.state.placement } }
  /// The state that whoever asks is told.
  var placement: KeyboardState.Placement { tracker.state().placement }

  func post(_ event: KeyboardEvent, _ transition: KeyboardTransition) { center.post(event.name, transition) }

  func post(_ event: KeyboardEvent, _ frame: Rect?) { post(event, KeyboardTransition(endFrame: frame)) }

  func post(_ events: [KeyboardEvent], _ frame: Rect?) { for event in events { post(event, frame) } }
}
