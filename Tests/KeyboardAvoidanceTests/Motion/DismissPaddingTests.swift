import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct `Dismiss padding` {
  @Test(arguments: [
    // The finger is at 400, and 60 points above the keyboard it takes hold of it: at 417.
    (400.0, 60.0, 477.0), (417, 60, 477), (418, 60, 478), (500, 60, 560), (477, 0, 477), (478, 0, 478), (100, 0, 477),
    (500, -60, 500), (500, .nan, 500), (500, .infinity, 500),
  ])
  func `is how far above the keyboard a finger takes hold of it`(finger: Double, padding: Double, top: Double) {
    let docked = Rect(x: 0, y: 477, width: 375, height: 335)
    #expect(KeyboardDrag(finger: finger, docked: docked, dismissPadding: padding) == KeyboardDrag(top: top))
    let bench = AvoiderBench()
    var tops: [Double] = []
    let token = bench.center.addObserver(for: .keyboardDrag) { tops.append($0.top) }
    bench.emitter.drag(finger: finger, dismissPadding: padding)
    #expect(tops == [], "no keyboard was announced")
    bench.show()
    bench.emitter.drag(finger: finger, dismissPadding: padding)
    #expect(tops == [top])
    token.cancel()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a finger that is nowhere is an issue`(finger: Double) {
    let bench = AvoiderBench()
    bench.show()
    bench.emitter.drag(finger: finger, dismissPadding: 20)
    #expect(bench.log.kinds == [.nonFinite])
    #expect(bench.tracker.state().placement == .docked(AvoiderBench.keyboard))
  }

  @Test func `of an avoider is the largest of its guides at work`() throws {
    let tree = SimulatedTree()
    tree.declare(.screen(name: "s", size: Size(width: 375, height: 812), safeArea: .zero, isRightToLeft: false))
    tree.declare(.window(name: "window", frame: Rect(x: 0, y: 0, width: 375, height: 812), screen: nil))
    for (name, padding) in [("low", 44.0), ("high", 60), ("none", -5)] {
      tree.declare(
        .guide(name: name, view: "window", followsUndocked: false, usesSafeArea: true, dismissPadding: padding))
    }
    let center = ObserverCenter(diagnostics: .silent)
    let tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 812))
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    #expect(avoider.dismissPadding == 0)
    try avoider.attach(KeyboardGuide(), to: .guide(#require(tree.guide(named: "none"))))
    #expect(avoider.dismissPadding == 0)
    try avoider.attach(KeyboardGuide(), to: .guide(#require(tree.guide(named: "low"))))
    #expect(avoider.dismissPadding == 44)
    let high = try avoider.attach(KeyboardGuide(), to: .guide(#require(tree.guide(named: "high"))))
    #expect(avoider.dismissPadding == 60)
    high.disable()
    #expect(avoider.dismissPadding == 44)

    // The guide, and what is laid out on it, moves as soon as the finger is 44 points above the keyboard.
    let emitter = KeyboardEmitter(center: center)
    try emitter.show(to: Rect(x: 0, y: 477, width: 375, height: 335), over: 0)
    let guide = try #require(tree.guide(named: "low"))
    for (finger, height) in [(400.0, 335.0), (433, 335), (434, 334), (600, 168)] {
      emitter.drag(finger: finger, dismissPadding: avoider.dismissPadding)
      #expect(tree.guideMetrics(of: guide)?.height == height)
    }
  }
}
