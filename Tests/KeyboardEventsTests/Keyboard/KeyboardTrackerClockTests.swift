import KeyboardEvents
import Testing

@Suite struct KeyboardTrackerClockTests {
  private final class Clock {
    var now = 0.0
  }

  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let down = Rect(x: 0, y: 568, width: 320, height: 216)
  private let clock = Clock()
  private let bench: TrackerBench

  init() {
    let clock = clock
    bench = TrackerBench(clock: { clock.now })
  }

  private func post(_ event: KeyboardEvent, _ frame: Rect?, over duration: Double?) {
    bench.post(event, KeyboardTransition(endFrame: frame, animationDuration: duration))
  }

  @Test(arguments: [(0.1, false), (0.2499, false), (0.25, true), (0.26, true), (100, true)])
  func `a motion is under way until its time is over; then what nobody announced counts`(time: Double, counts: Bool) {
    post(.willShow, up, over: 0.25)
    clock.now = time
    post(.didHide, down, over: 0.25)
    #expect(bench.placements == (counts ? [.docked(up), .hidden] : [.docked(up)]))
    #expect(bench.log.kinds == [.didWithoutWill])
  }

  @Test(arguments: [(0.1, false), (0.25, true)])
  func `what has left stays away while the hide is under way, and no longer`(time: Double, counts: Bool) {
    post(.willHide, down, over: 0.25)
    clock.now = time
    post(.didChangeFrame, up, over: 0.25)
    #expect(bench.placement == (counts ? .docked(up) : .hidden))
    #expect(bench.log.kinds == [])
  }

  @Test func `a did- event in time ends the motion before its time`() {
    post(.willHide, down, over: 10)
    clock.now = 1
    post(.didHide, down, over: 10)
    post(.didChangeFrame, up, over: 0)
    #expect(bench.placement == .docked(up))
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: [nil, 0, -1, Double.nan])
  func `a motion without a duration is over at once`(duration: Double?) {
    post(.willHide, down, over: duration)
    post(.didChangeFrame, up, over: 0)
    #expect(bench.placement == .docked(up))
  }

  @Test func `a clock that starts anywhere tells the same`() {
    clock.now = -1_000_000
    post(.willShow, up, over: 0.5)
    clock.now += 0.25
    post(.didHide, down, over: 0)
    #expect(bench.placement == .docked(up))
    clock.now += 0.25
    post(.didHide, down, over: 0)
    #expect(bench.placement == .hidden)
  }

  @Test func `a show after a hide whose did- event never came begins anew`() {
    post(.willHide, down, over: 0.25)
    clock.now = 5
    post(.willShow, up, over: 0.25)
    post(.didShow, up, over: 0.25)
    #expect(bench.placements == [.docked(up)])
    #expect(bench.log.kinds == [])
  }

  @Test func `without a clock a motion is under way until its did- event`() {
    let bench = TrackerBench()
    bench.post(.willHide, KeyboardTransition(endFrame: down, animationDuration: 0))
    bench.post(.didChangeFrame, up)
    #expect(bench.placement == .hidden)
    bench.post(.didHide, down)
    bench.post(.didChangeFrame, up)
    #expect(bench.placement == .docked(up))
  }
}
