import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerDidTests {
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let down = Rect(x: 0, y: 568, width: 320, height: 216)
  private let afloat = Rect(x: 20, y: 100, width: 280, height: 200)

  @Test func `a did-show that nobody announced counts, and is an issue`() {
    let bench = TrackerBench()
    bench.post(.didShow, up)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.tracker.state().motion == .immediate)
    #expect(bench.log.kinds == [.didWithoutWill])
    #expect(bench.log.issues.first?.subject == "keyboardDidShow")
  }

  @Test func `a did-hide that nobody announced hides, and is an issue`() {
    let bench = TrackerBench()
    bench.post([.willShow, .didShow], up)
    bench.post(.didHide, down)
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [.didWithoutWill])
  }

  @Test func `a did-change that nobody announced counts, and is no issue`() {
    let bench = TrackerBench()
    bench.post(.didChangeFrame, afloat)
    #expect(bench.placements == [.floating(afloat)])
    #expect(bench.log.kinds == [])
  }

  @Test func `a did- event of a motion that another one replaced changes nothing, and is an issue`() {
    let bench = TrackerBench()
    bench.post([.willChangeFrame, .willShow], up)
    bench.post([.willChangeFrame, .willHide], down)
    bench.post(.didShow, up)
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [.transitionsOverlap])
    #expect(bench.log.issues.first?.subject == "keyboardDidShow")
    bench.post([.didChangeFrame, .didHide], down)
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [.transitionsOverlap])
  }

  @Test func `the did-hide of a hide that a show replaced does not hide`() {
    let bench = TrackerBench()
    bench.post([.willShow, .didShow], up)
    bench.post(.willHide, down)
    bench.post(.willShow, up)
    bench.post(.didHide, down)
    #expect(bench.placements == [.docked(up), .hidden, .docked(up)])
    #expect(bench.log.kinds == [.transitionsOverlap])
  }

  @Test(arguments: [KeyboardEvent.didShow, .didChangeFrame])
  func `between will-hide and did-hide no other did- event brings the keyboard back`(event: KeyboardEvent) {
    for frame in [up, afloat, down] {
      let bench = TrackerBench()
      bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
      bench.post([.willChangeFrame, .willHide], down)
      bench.post(event, frame)
      #expect(bench.placement == .hidden)
      bench.post(.didHide, down)
      #expect(bench.placements == [.docked(up), .hidden])
    }
  }

  @Test func `a did-show while a hide is under way that nobody announced is an issue`() {
    let bench = TrackerBench()
    bench.post(.willHide, down)
    bench.post(.didShow, up)
    #expect(bench.changes == [])
    #expect(bench.log.kinds == [.didWithoutWill])
  }

  @Test func `a did-change after a hide that has ended counts`() {
    let bench = TrackerBench()
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    bench.post([.willChangeFrame, .willHide, .didChangeFrame, .didHide], down)
    bench.post(.didChangeFrame, afloat)
    #expect(bench.placements == [.docked(up), .hidden, .floating(afloat)])
    #expect(bench.log.kinds == [])
  }

  @Test func `a motion that ends elsewhere than announced ends there`() {
    let bench = TrackerBench()
    let taller = Rect(x: 0, y: 308, width: 320, height: 260)
    bench.post([.willChangeFrame, .willShow], up)
    bench.post([.didChangeFrame, .didShow], taller)
    #expect(bench.placements == [.docked(up), .docked(taller)])
    #expect(bench.log.kinds == [])
  }

  @Test func `a show without a frame is filled in by its end`() {
    let bench = TrackerBench()
    bench.post(.willShow, nil)
    #expect(bench.changes == [])
    bench.post(.didShow, up)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `did- events that come twice are no news and no issue`() {
    let bench = TrackerBench()
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow, .didChangeFrame, .didShow], up)
    bench.post([.willChangeFrame, .willHide, .didChangeFrame, .didHide, .didChangeFrame, .didHide], down)
    #expect(bench.placements == [.docked(up), .hidden])
    #expect(bench.log.kinds == [])
  }

  @Test func `a show right after a hide without a frame ends without an issue`() {
    let bench = TrackerBench()
    bench.post([.willChangeFrame, .willHide], nil)
    bench.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], up)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `a second will-show without a hide between is no issue`() {
    let bench = TrackerBench()
    bench.post([.willShow, .willShow, .didShow], up)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `a foreign did-hide neither hides nor is an issue`() {
    let bench = TrackerBench()
    bench.post([.willShow, .didShow], up)
    bench.post(.didHide, KeyboardTransition(endFrame: down, isLocal: false))
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `the end of the motion of one screen says nothing of another`() {
    let bench = TrackerBench()
    let other = ScreenID(rawValue: 1)
    bench.tracker.setBounds(TrackerBench.phone, of: other)
    bench.post(.willShow, KeyboardTransition(endFrame: up))
    bench.post(.willHide, KeyboardTransition(endFrame: down, screen: other))
    bench.post(.didShow, KeyboardTransition(endFrame: up))
    bench.post(.didHide, KeyboardTransition(endFrame: down, screen: other))
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }
}
