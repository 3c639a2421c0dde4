import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerScreenTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let second = ScreenID(rawValue: 1)
  private let bench = TrackerBench()

  @Test func `an event that names no screen means the main one`() {
    bench.tracker.setBounds(TrackerBench.phone, of: second)
    bench.post(.willShow, up)
    #expect(bench.placement == .docked(up))
    #expect(bench.tracker.state(of: second).placement == .hidden)
    #expect(bench.changes.map { $0.screen } == [.main])
  }

  @Test func `each screen has its own keyboard`() {
    let low = Rect(x: 0, y: 500, width: 1_000, height: 100)
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 1_000, height: 600), of: second)
    bench.post(.willShow, up)
    bench.post(.willShow, KeyboardTransition(endFrame: low, screen: second))
    #expect(bench.tracker.state(of: second).placement == .docked(low))
    bench.post(.willHide, nil)
    #expect(bench.placement == .hidden)
    #expect(bench.tracker.state(of: second).placement == .docked(low))
    #expect(bench.changes.map { $0.screen } == [.main, second, .main])
    #expect(bench.changes.map { $0.sequence } == [1, 2, 3])
  }

  @Test func `the keyboard of a screen that nobody told of is hidden, and is found once somebody tells`() {
    bench.post(.willShow, KeyboardTransition(endFrame: up, screen: second))
    #expect(bench.tracker.state(of: second).placement == .hidden)
    #expect(bench.changes == [])
    bench.tracker.setBounds(TrackerBench.phone, of: second)
    #expect(bench.tracker.state(of: second).placement == .docked(up))
    #expect(bench.changes.map { $0.screen } == [second])
  }

  @Test func `the screen turns, and the last frame is read anew, without motion`() {
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.25))
    // 352 + 216 = 568 is 32 points short of a bottom at 600.
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 320, height: 600))
    #expect(bench.tracker.state() == KeyboardState(.floating(up)))
    // On a screen of 320 points in height the frame lies wholly below.
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 568, height: 320))
    #expect(bench.placement == .hidden)
    bench.tracker.setBounds(TrackerBench.phone)
    #expect(bench.placements == [.docked(up), .floating(up), .hidden, .docked(up)])
  }

  @Test func `what has left does not come back when the screen turns`() {
    bench.post(.willShow, up)
    bench.post(.willHide, up)
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 320, height: 600))
    bench.tracker.setBounds(TrackerBench.phone)
    #expect(bench.placements == [.docked(up), .hidden])
  }

  @Test func `a floating bar stays one when the screen turns`() {
    bench.post(.willShow, .zero)
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 568, height: 320))
    #expect(bench.placements == [.floating(.zero)])
  }

  @Test func `the same bounds again are no news`() {
    bench.post(.willShow, up)
    bench.tracker.setBounds(TrackerBench.phone)
    #expect(bench.changes.count == 1)
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: .nan, height: 568), Rect(x: 0, y: 0, width: 320, height: .infinity),
    Rect(x: 0, y: 0, width: -320, height: 568),
  ])
  func `bounds that cannot be used are an issue and change nothing`(bounds: Rect) {
    bench.post(.willShow, up)
    bench.tracker.setBounds(bounds)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [.nonFinite])
    bench.post(.willChangeFrame, up.offsetBy(y: -100))
    #expect(bench.placement == .floating(up.offsetBy(y: -100)))
  }

  @Test func `a screen of no size hides every keyboard`() {
    bench.post(.willShow, up)
    bench.tracker.setBounds(.zero)
    #expect(bench.placements == [.docked(up), .hidden])
  }
}
