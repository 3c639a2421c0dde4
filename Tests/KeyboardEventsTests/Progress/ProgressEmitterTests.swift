import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `An emitter of progress` {
  private let bench = ProgressBench()

  @Test func `made late, it knows what is up, and says nothing of it`() {
    let bench = ProgressBench(isLate: true)
    bench.show()
    bench.follow()
    #expect(bench.progress?.progress() == KeyboardProgress(height: 200, progress: 1, endHeight: 200))
    bench.draw(8)
    #expect(bench.told == [])
    bench.hide()
    #expect(bench.told == [.start(from: 200, to: 0)])
  }

  @Test func `made late in a drag, it knows the whole keyboard`() {
    let bench = ProgressBench(isLate: true)
    bench.show()
    bench.keyboard.drag(top: 550)
    bench.follow()
    #expect(bench.progress?.progress().progress == 0.25)
    bench.keyboard.drag(top: 500)
    bench.keyboard.drag(top: 400)
    #expect(bench.told == [.start(from: 50, to: 50), .move(100), .move(200), .end(200)])
  }

  @Test func `whoever asks is told where the keyboard is now`() {
    #expect(bench.progress?.progress().height == 0)
    bench.show()
    bench.clock.advance(by: 0.1)
    #expect(bench.progress?.progress().height == 80)
    #expect(bench.progress?.progress(of: ScreenID(rawValue: 7)).height == 0)
  }

  @Test func `screens are told apart`() throws {
    let other = ScreenID(rawValue: 1)
    bench.tracker.setBounds(ProgressBench.screen, of: other)
    bench.show()
    bench.draw(4)
    try bench.keyboard.show(to: ProgressBench.up, over: 0.25, curve: .linear, screen: other)
    bench.draw(4)
    #expect(bench.payloads.last { $0.screen == .main }?.height == 200)
    #expect(bench.payloads.last { $0.screen == other }?.height == 100)
    #expect(bench.told.filter { $0 == .end(200) }.count == 1)
    bench.draw(4)
    #expect(bench.told.filter { $0 == .end(200) }.count == 2)
  }

  @Test func `ended in mid-motion it ends the way where the keyboard is, once`() {
    bench.show()
    bench.draw(4)
    bench.progress?.end()
    #expect(bench.told.last == .end(100))
    bench.progress?.end()
    bench.hide()
    bench.draw(8)
    #expect(bench.told.count == 6)
  }

  @Test func `dropped in mid-motion it says nothing more`() {
    bench.show()
    bench.draw(4)
    bench.drop()
    bench.hide()
    #expect(bench.told.count == 5 && bench.told.last == .move(100))
  }

  @Test func `dropped it leaves no registration, and frees the tracker`() {
    weak var weakTracker: KeyboardTracker?
    let center = ObserverCenter(diagnostics: bench.log.diagnostics)
    do {
      let tracker = KeyboardTracker(center: center, screenBounds: ProgressBench.screen)
      weakTracker = tracker
      let before = center.registrations.count
      do {
        let progress = KeyboardProgressEmitter(tracker: tracker, clock: { 0 })
        #expect(center.registrations.count == before + 1 && !progress.isMoving)
      }
      #expect(center.registrations.count == before)
    }
    #expect(weakTracker == nil && center.registrations.isEmpty)
  }

  @Test func `a handler that turns the keyboard round is told of that, and of nothing that was overtaken`() {
    let bench = bench
    let token = bench.center.addObserver(for: .keyboardMotionStart) { progress in
      if progress.endHeight == 200 { bench.hide() }
    }
    bench.show(over: 0)
    #expect(bench.told == [.start(from: 0, to: 200), .start(from: 200, to: 0)])
    bench.draw(8)
    #expect(bench.told.last == .end(0))
    #expect(bench.told.filter { if case .end = $0 { true } else { false } }.count == 1)
    token.cancel()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
  func `a clock that says nonsense ends no way twice`(time: Double) {
    var now = 0.0
    let bench = ProgressBench(isLate: true)
    let progress = KeyboardProgressEmitter(tracker: bench.tracker, clock: { now })
    bench.show()
    now = time
    progress.draw()
    now = 1
    progress.draw()
    progress.draw()
    #expect(bench.told.filter { $0 == .end(200) }.count == 1)
    #expect(bench.payloads.allSatisfy { (0...200).contains($0.height) })
  }

  @Test func `after any program every start is replaced or ended, and every height is one of the screen's`() {
    for seed in 0..<300 as Range<UInt64> { follow(seed) }
  }

  /// Posts shows, hides, drags and cuts, at the frames that a seed gives.
  private func follow(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bench = ProgressBench()
    let curves: [AnimationCurve] = [.linear, .keyboard, .easeInOut, .easeOut]
    for _ in 0..<40 {
      let duration = [0, 0.1, 0.25, 0.5][Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bench.show(over: duration, curves[Int.random(in: 0..<4, using: &random)])
      case 1: bench.hide(over: duration, curves[Int.random(in: 0..<4, using: &random)])
      case 2:
        let height = Double(1 + Int.random(in: 0..<300, using: &random))
        bench.show(
          Rect(x: 0, y: 600 - height, width: 320, height: height), over: duration,
          curves[Int.random(in: 0..<4, using: &random)])
      case 3: bench.keyboard.drag(top: Double(350 + Int.random(in: 0..<300, using: &random)))
      default: bench.draw(Int.random(in: 0..<6, using: &random))
      }
    }
    bench.keyboard.hide(to: nil, over: 0.1)
    bench.draw(20)
    var isOpen = false
    for told in bench.told {
      switch told {
      case .start: isOpen = true
      case .move: #expect(isOpen, "seed \(seed)")
      case .end:
        #expect(isOpen, "seed \(seed)")
        isOpen = false
      }
    }
    #expect(!isOpen && bench.progress?.isMoving == false, "seed \(seed)")
    #expect(
      bench.payloads.allSatisfy { (0...1).contains($0.progress) && (0...300).contains($0.height) }, "seed \(seed)")
  }
}
