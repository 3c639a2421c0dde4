import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct AvoiderLifetimeTests {
  private let bench = AvoiderBench()

  /// An object that a strategy captures: gone once the strategy is.
  private final class Probe {}

  @Test func `an avoider that is dropped gives everything back and leaves no registration`() throws {
    let before = bench.center.registrations.count
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    try #require(bench.avoider).attach(FrameShift(), to: .view("form"))
    bench.show()
    #expect(bench.tree.bottom("form") > 0)
    #expect(bench.center.registrations.count > before)
    weak let weakAvoider = bench.avoider
    bench.avoider = nil
    #expect(weakAvoider == nil)
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
    #expect(bench.tree["form"].frame.minY == 88)
    #expect(bench.center.registrations.count == before)
    bench.tree.forgetCounts()
    bench.hide()
    bench.show()
    #expect(bench.tree.reads == 0 && bench.tree.writes == [])
    #expect(bench.log.kinds == [])
  }

  @Test func `strategies are freed with the avoider`() throws {
    weak var weakProbe: Probe?
    do {
      let probe = Probe()
      weakProbe = probe
      try #require(bench.avoider).attach(
        AnyAvoidanceStrategy { _ in
          _ = probe
          return .none
        }, to: .view("form"))
    }
    bench.show()
    #expect(weakProbe != nil)
    bench.avoider = nil
    #expect(weakProbe == nil)
  }

  @Test func `a strategy is freed at the end, though the avoider is used again`() throws {
    weak var weakProbe: Probe?
    do {
      let probe = Probe()
      weakProbe = probe
      try #require(bench.avoider).attach(
        AnyAvoidanceStrategy { _ in
          _ = probe
          return .none
        }, to: .view("form"))
    }
    try #require(bench.avoider).end()
    #expect(weakProbe == nil)
  }

  @Test func `the tree and the animator are freed with the last avoider`() {
    weak var weakTree: TinyTree?
    weak var weakAnimator: RecordingAnimator?
    do {
      let tree = TinyTree()
      let animator = RecordingAnimator()
      weakTree = tree
      weakAnimator = animator
      let avoider = KeyboardAvoider(tree: tree, tracker: bench.tracker, animator: animator)
      avoider.attach(ContentInset(), to: .view("window"))
      bench.show()
    }
    #expect(weakTree == nil && weakAnimator == nil)
  }

  @Test func `center and tracker are freed once the avoider has gone, whoever held them last`() {
    weak var weakCenter: ObserverCenter?
    weak var weakTracker: KeyboardTracker?
    let log = IssueLog()
    do {
      let tree = TinyTree()
      var avoider: KeyboardAvoider<TinyTree>?
      do {
        let center = ObserverCenter(diagnostics: log.diagnostics)
        let tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 812))
        weakCenter = center
        weakTracker = tracker
        avoider = KeyboardAvoider(tree: tree, tracker: tracker)
        avoider?.attach(ContentInset(), to: .view("window"))
      }
      #expect(weakCenter != nil && weakTracker != nil)
      avoider = nil
    }
    #expect(weakCenter == nil && weakTracker == nil)
    #expect(log.kinds == [])
  }

  @Test func `an attachment that outlives its avoider is detached`() throws {
    let attachment = try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.avoider = nil
    #expect(!attachment.isAttached)
    attachment.disable()
    attachment.suspend()
    bench.hide()
    #expect(bench.tree.bottom("form") == 0)
    #expect(bench.log.kinds == [])
  }

  @Test func `a handler may drop the avoider in the middle of a change`() throws {
    let bench = bench
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    let token = bench.center.addObserver(for: .keyboardStateChange) { _ in bench.avoider = nil }
    bench.show()
    #expect(bench.avoider == nil)
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
    token.cancel()
    #expect(bench.log.kinds == [])
  }

  @Test func `a decision handler may ask for another evaluation, and it ends`() throws {
    let bench = bench
    let avoider = try #require(bench.avoider)
    avoider.attach(ContentInset(), to: .view("form"))
    var asked = 0
    avoider.decisionHandler = { [weak avoider] _ in
      asked += 1
      avoider?.evaluate()
    }
    bench.show()
    #expect(asked > 1 && asked < 100)
    #expect(bench.tree.bottom("form") == 335 && bench.tree.offset("form").y == 28)
    avoider.decisionHandler = nil
  }

  @Test func `a decision handler may detach what has decided, and all is given back`() throws {
    let avoider = try #require(bench.avoider)
    let attachment = avoider.attach(ContentInset(), to: .view("form"))
    avoider.decisionHandler = { [weak attachment] decision in
      if decision.reason == .keyboard, attachment?.isAttached == true { attachment?.detach() }
    }
    bench.show()
    #expect(!attachment.isAttached)
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
    avoider.decisionHandler = nil
  }

  @Test func `a node that goes away while adjusted is forgotten`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.tree.nodes["form"] = nil
    bench.tree.nodes["field"] = nil
    bench.tree.focusedNode = nil
    bench.hide()
    bench.avoider = nil
    #expect(bench.log.kinds == [])
  }
}
