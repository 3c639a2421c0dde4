import KeyboardEvents

/// An emitter with a log of everything that it posts.
final class EmitterBench {
  struct Posted: Equatable {
    var event: KeyboardEvent
    var transition: KeyboardTransition
  }

  let log = IssueLog()
  let center: ObserverCenter
  let emitter: KeyboardEmitter
  private(set) var posted: [Posted] = []
  private(set) var drags: [KeyboardDrag] = []
  private var tokens: [ObservationToken] = []

  init() {
    center = ObserverCenter(diagnostics: log.diagnostics)
    emitter = KeyboardEmitter(center: center)
    for event in KeyboardEvent.allCases {
      center.addObserver(for: event.name) { [unowned self] transition in
        posted.append(Posted(event: event, transition: transition))
      }.store(in: &tokens)
    }
    center.addObserver(for: .keyboardDrag) { [unowned self] drag in drags.append(drag) }.store(in: &tokens)
  }

  var events: [KeyboardEvent] { posted.map { $0.event } }

  func forgetPosts() { posted = [] }
}
