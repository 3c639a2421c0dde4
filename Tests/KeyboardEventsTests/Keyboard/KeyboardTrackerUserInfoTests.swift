import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerUserInfoTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let bench = TrackerBench()

  private func transition(_ frame: Rect?, strip: Double?) -> KeyboardTransition {
    var userInfo = UserInfo()
    userInfo[StripKey.self] = strip
    return KeyboardTransition(endFrame: frame, userInfo: userInfo)
  }

  private var strips: [Double?] { bench.changes.map { $0.state.userInfo[StripKey.self] } }

  @Test func `what the source says is part of the state`() {
    bench.post(.willShow, transition(up, strip: 40))
    #expect(bench.tracker.state().userInfo[StripKey.self] == 40)
    #expect(strips == [40])
  }

  @Test func `saying something else of the same frame is news, and saying the same again is none`() {
    for strip in [40, 40, 60, nil] as [Double?] { bench.post(.willChangeFrame, transition(up, strip: strip)) }
    #expect(strips == [40, 60, nil])
    #expect(bench.placements == [.docked(up), .docked(up), .docked(up)])
  }

  @Test func `a will-hide says something, whatever its frame`() {
    bench.post(.willShow, transition(up, strip: 40))
    bench.post(.willHide, transition(nil, strip: 0))
    #expect(strips == [40, 0])
  }

  @Test(arguments: [KeyboardEvent.didShow, .didChangeFrame, .didHide])
  func `a did- event says nothing new`(event: KeyboardEvent) {
    bench.post(event == .didHide ? .willHide : .willShow, transition(up, strip: 40))
    let told = bench.changes
    bench.post(event, transition(up, strip: 60))
    #expect(bench.changes == told)
  }

  @Test func `an event without a frame, and one of another app, say nothing`() {
    bench.post(.willShow, transition(up, strip: 40))
    bench.post(.willChangeFrame, transition(nil, strip: 60))
    bench.post(.willChangeFrame, transition(.zero, strip: 60))
    var foreign = transition(up, strip: 60)
    foreign.isLocal = false
    bench.post(.willShow, foreign)
    #expect(strips == [40])
  }

  @Test func `an emitter sends it with every event of a transition`() throws {
    var userInfo = UserInfo()
    userInfo[StripKey.self] = 40
    var heard: [Double?] = []
    let tap = bench.center.addTap { posted in
      for event in KeyboardEvent.allCases {
        if let transition = posted.payload(of: event.name) { heard.append(transition.userInfo[StripKey.self]) }
      }
    }
    let emitter = KeyboardEmitter(center: bench.center)
    try emitter.show(to: up, userInfo: userInfo)
    emitter.finish()
    try emitter.move(to: up, userInfo: userInfo)
    emitter.hide(to: nil, userInfo: userInfo)
    // Four events of the show, one of the move, two of the hide.
    #expect(heard == Array(repeating: 40, count: 7))
    tap.cancel()
  }

  /// What is posted keeps the state before until it is replaced; without that the tracker itself lets go of it.
  @Test(arguments: [true, false])
  func `what is said no more may ask the tracker and move the keyboard when it is freed`(isRemembered: Bool) {
    let center = ObserverCenter(diagnostics: .silent)
    let tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
    var seen: [KeyboardState.Placement] = []
    func show() {
      var userInfo = UserInfo()
      userInfo[FarewellKey.self] = Farewell { [up] in
        seen.append(tracker.state().placement)
        center.post(.keyboardWillShow, KeyboardTransition(endFrame: up))
        center.post(.keyboardDrag, KeyboardDrag(top: 400))
      }
      center.post(.keyboardWillShow, KeyboardTransition(endFrame: up, userInfo: userInfo))
    }
    show()
    if !isRemembered { center.forgetLast(.keyboardStateChange) }
    center.post(.keyboardWillHide, KeyboardTransition())
    let dragged = KeyboardState.Placement.docked(Rect(x: 0, y: 400, width: 320, height: 216))
    #expect(seen == [.hidden])
    #expect(tracker.state() == KeyboardState(dragged))
    var replayed: KeyboardState.Placement?
    center.addObserver(for: .keyboardStateChange, options: .replaysLast) { replayed = $0.state.placement }.cancel()
    #expect(replayed == dragged)
  }
}

/// A value that does something when it is freed.
private final class Farewell: Hashable, @unchecked Sendable {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  deinit { body() }

  static func == (left: Farewell, right: Farewell) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum FarewellKey: UserInfoKey {
  typealias Value = Farewell
  static var name: String { "org.example.farewell" }
}

private enum StripKey: UserInfoKey {
  typealias Value = Double
  static var name: String { "org.example.strip" }
}
