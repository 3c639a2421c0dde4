import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let down = Rect(x: 0, y: 568, width: 320, height: 216)
  private let afloat = Rect(x: 20, y: 100, width: 280, height: 200)
  private let bench = TrackerBench()

  @Test func `before any event the keyboard is hidden`() {
    #expect(bench.tracker.state() == KeyboardState(.hidden))
    #expect(bench.tracker.sequence == 0)
    #expect(bench.changes == [] && bench.log.kinds == [])
  }

  @Test(
    arguments: [nil, .zero, Rect(x: 0, y: 352, width: 320, height: 216), Rect(x: 20, y: 100, width: 280, height: 200)]
      as [Rect?], [nil, true, false])
  func `will-hide hides, whatever its frame and whoever's keyboard it was`(frame: Rect?, isLocal: Bool?) {
    bench.post(.willShow, up)
    bench.post(.willHide, KeyboardTransition(endFrame: frame, isLocal: isLocal))
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [])
  }

  @Test func `will-hide hides a floating keyboard and a floating bar too`() {
    bench.post(.willChangeFrame, afloat)
    bench.post(.willHide, nil)
    bench.post(.willShow, .zero)
    bench.post(.willHide, nil)
    #expect(bench.placements == [.floating(afloat), .hidden, .floating(.zero), .hidden])
  }

  @Test(arguments: [KeyboardEvent.willChangeFrame, .didChangeFrame])
  func `an all-zero change of frame says nothing`(event: KeyboardEvent) {
    bench.post(event, .zero)
    #expect(bench.changes == [])
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    bench.post(event, .zero)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `an all-zero show is a floating bar that covers nothing`() {
    bench.post([.willShow, .didShow], .zero)
    #expect(bench.placements == [.floating(.zero)])
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: [KeyboardEvent.willShow, .willChangeFrame])
  func `the end frame counts, whichever will- event bears it`(event: KeyboardEvent) {
    bench.post(event, up)
    bench.post(event, afloat)
    bench.post(event, Rect(x: 0, y: 352, width: 320, height: 0))
    bench.post(event, up)
    bench.post(event, Rect(x: 0, y: 352, width: 0, height: 216))
    bench.post(event, up)
    bench.post(event, down)
    #expect(
      bench.placements == [
        .docked(up), .floating(afloat), .hidden, .docked(up), .hidden, .docked(up), .hidden,
      ])
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: KeyboardEvent.allCases.filter { $0 != .willHide })
  func `another app's keyboard changes nothing, and is no issue`(event: KeyboardEvent) {
    bench.post(event, KeyboardTransition(endFrame: up, isLocal: false))
    #expect(bench.changes == [])
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    bench.post(event, KeyboardTransition(endFrame: afloat, isLocal: false))
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: KeyboardEvent.allCases.filter { $0.announcement != .willHide })
  func `a missing end frame says nothing`(event: KeyboardEvent) {
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    bench.post(event, nil)
    #expect(bench.placements == [.docked(up)])
  }

  @Test(
    arguments: KeyboardEvent.allCases.filter { $0.announcement != .willHide },
    [
      Rect(x: 0, y: .nan, width: 320, height: 216), Rect(x: .infinity, y: 352, width: 320, height: 216),
      Rect(x: 0, y: 352, width: -320, height: 216), Rect(x: 0, y: 352, width: 320, height: -.infinity),
    ])
  func `a frame that cannot be used is an issue and changes nothing`(event: KeyboardEvent, frame: Rect) {
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    bench.post(event, frame)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [.nonFinite])
    #expect(bench.log.issues.first?.subject == event.rawValue)
  }

  @Test func `a hide whose frame cannot be used is an issue and hides all the same`() {
    bench.post(.willShow, up)
    bench.post(.willHide, Rect(x: 0, y: .infinity, width: 0, height: 0))
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [.nonFinite])
  }

  @Test func `a begin frame or a duration that cannot be used is an issue, and the end frame counts`() {
    let transition = KeyboardTransition(
      beginFrame: Rect(x: .nan, y: 0, width: 1, height: 1), endFrame: up, animationDuration: .nan)
    bench.post(.willShow, transition)
    #expect(bench.tracker.state() == KeyboardState(.docked(up)))
    #expect(bench.log.kinds == [.nonFinite])
  }

  @Test func `an issue is told at the line where the tracker was made`() {
    let center = ObserverCenter(diagnostics: bench.log.diagnostics)
    let tracker = KeyboardTracker(center: center, screenBounds: TrackerBench.phone)
    let line: UInt = #line - 1
    center.post(.keyboardWillShow, KeyboardTransition(endFrame: Rect(x: 0, y: .nan, width: 1, height: 1)))
    #expect(bench.log.issues.map { $0.place } == [SourcePlace(fileID: #fileID, line: line)])
    #expect(tracker.state().placement == .hidden)
  }

  @Test func `the same event ten times is one change`() {
    for _ in 0..<10 { bench.post([.willChangeFrame, .willShow], up) }
    #expect(bench.placements == [.docked(up)])
    #expect(bench.tracker.sequence == 1)
  }

  @Test func `changes are numbered, growing`() {
    bench.post(.willShow, up)
    bench.post(.willChangeFrame, afloat)
    bench.post(.willHide, nil)
    #expect(bench.changes.map { $0.sequence } == [1, 2, 3])
    #expect(bench.tracker.sequence == 3)
    #expect(bench.changes.allSatisfy { $0.screen == .main && !$0.isInteractive })
  }

  @Test func `the state has the motion of the event that changed it`() {
    bench.post(
      .willShow, KeyboardTransition(endFrame: up, animationDuration: 0.35, animationCurve: AnimationCurve(rawValue: 9)))
    #expect(bench.tracker.state().motion == KeyboardMotion(duration: 0.35, curve: AnimationCurve(rawValue: 9)))
    bench.post(.willHide, nil)
    #expect(bench.tracker.state().motion == .immediate)
  }
}
