import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerDragTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let bench = TrackerBench()

  private func drag(_ top: Double, screen: ScreenID? = nil) {
    bench.center.post(.keyboardDrag, KeyboardDrag(top: top, screen: screen))
  }

  @Test func `a dragged keyboard is docked with its top at the finger, without motion`() {
    bench.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: 0.25))
    drag(400)
    drag(400.5)
    let frames = [400, 400.5].map { Rect(x: 0, y: $0, width: 320, height: 216) }
    #expect(bench.placements == [.docked(up), .docked(frames[0]), .docked(frames[1])])
    #expect(bench.tracker.state().motion == .immediate)
    #expect(bench.changes.map { $0.isInteractive } == [false, true, true])
  }

  @Test func `it is never dragged above its docked place`() {
    bench.post(.willShow, up)
    drag(200)
    #expect(bench.placements == [.docked(up)])
    drag(500)
    drag(-1_000)
    #expect(bench.placements.last == .docked(up))
  }

  @Test func `dragged off the screen it is hidden, and comes back with the finger`() {
    bench.post(.willShow, up)
    drag(568)
    #expect(bench.placement == .hidden)
    drag(1e300)
    #expect(bench.placement == .hidden)
    drag(560)
    #expect(bench.placement == .docked(Rect(x: 0, y: 560, width: 320, height: 216)))
  }

  @Test func `a keyboard that is not docked is not dragged`() {
    drag(300)
    #expect(bench.changes == [])
    let afloat = Rect(x: 20, y: 100, width: 280, height: 200)
    bench.post(.willChangeFrame, afloat)
    drag(300)
    #expect(bench.placements == [.floating(afloat)])
  }

  @Test func `a drag before a show does not hold what comes up later`() {
    drag(500)
    bench.post(.willShow, up)
    #expect(bench.placements == [.docked(up)])
  }

  @Test func `any news of the keyboard's place ends the drag`() {
    bench.post([.willShow, .didShow], up)
    drag(500)
    bench.post(.willChangeFrame, up)
    #expect(bench.placement == .docked(up))
    drag(500)
    bench.post(.willHide, up)
    #expect(bench.placement == .hidden)
    bench.post(.willShow, up)
    #expect(bench.placement == .docked(up))
  }

  @Test func `an all-zero change of frame says nothing of a drag`() {
    bench.post([.willShow, .didShow], up)
    drag(500)
    bench.post([.willChangeFrame, .didChangeFrame], .zero)
    #expect(bench.placement == .docked(Rect(x: 0, y: 500, width: 320, height: 216)))
  }

  @Test func `a drag on one screen moves no other`() {
    let second = ScreenID(rawValue: 1)
    bench.tracker.setBounds(TrackerBench.phone, of: second)
    bench.post(.willShow, up)
    bench.post(.willShow, KeyboardTransition(endFrame: up, screen: second))
    drag(450, screen: second)
    #expect(bench.placement == .docked(up))
    #expect(bench.tracker.state(of: second).placement == .docked(Rect(x: 0, y: 450, width: 320, height: 216)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a drag to no finite number is an issue and moves nothing`(top: Double) {
    bench.post(.willShow, up)
    drag(top)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [.nonFinite])
  }
}
