import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct SituationTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  @Test func `a sheet that moves after the show is looked at again when it has been laid out`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    // The form moves up by 100: it ends at 712, and 235 are covered.
    tree["form"].frame.origin.y = -12
    try avoider.layoutDidChange()
    #expect(tree.bottom("form") == 235)
    bench.hide()
    #expect(tree.bottom("form") == 0)
  }

  @Test func `a finger drags the keyboard, and everything follows within the call`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    for top in [500.0, 600, 700, 811] {
      bench.emitter.drag(top: top)
      #expect(tree.bottom("form") == 812 - top)
    }
    bench.emitter.drag(top: 812)
    #expect(tree.bottom("form") == 0)
    bench.emitter.drag(top: 300)
    #expect(tree.bottom("form") == 335)
    bench.hide()
    #expect(tree.bottom("form") == 0 && tree.offset("form") == .zero)
  }

  @Test func `the screen turns with the keyboard up`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    let turned = Rect(x: 0, y: 0, width: 812, height: 375)
    bench.tracker.setBounds(turned)
    tree.windowPlace?.frame = turned
    tree["form"].frame = Rect(x: 0, y: 44, width: 812, height: 331)
    try avoider.layoutDidChange()
    // The old frame begins at 477, below the turned screen.
    #expect(tree.bottom("form") == 0)
    bench.show(Rect(x: 0, y: 175, width: 812, height: 200))
    #expect(tree.bottom("form") == 200)
    // 44 + 373 + 44 - 175 = 286.
    #expect(tree.offset("form").y == 286)
    bench.hide()
    #expect(tree.bottom("form") == 0 && tree.offset("form") == .zero)
  }

  @Test func `a keyboard of another screen or another app changes nothing`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    let other = ScreenID(rawValue: 3)
    bench.tracker.setBounds(Rect(x: 0, y: 0, width: 375, height: 812), of: other)
    tree.forgetCounts()
    try bench.emitter.show(to: AvoiderBench.keyboard, screen: other)
    bench.center.post(.keyboardWillShow, KeyboardTransition(endFrame: AvoiderBench.keyboard, isLocal: false))
    #expect(tree.writes == [])
    tree.windowPlace?.screen = other
    try avoider.layoutDidChange()
    #expect(tree.bottom("form") == 335)
  }

  @Test func `a burst of shows and hides ends where its last event says`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    for _ in 0..<50 {
      try bench.emitter.show(to: AvoiderBench.keyboard, over: 0)
      bench.emitter.hide(to: nil, over: 0)
    }
    #expect(tree.bottom("form") == 0 && tree.offset("form") == .zero)
    bench.show()
    #expect(tree.bottom("form") == 335 && tree.offset("form").y == 28)
    #expect(bench.log.kinds == [])
  }

  @Test func `payloads that cannot be used leave everything as it is`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    tree.forgetCounts()
    for number in [Double.nan, .infinity, -.infinity] {
      for event in KeyboardEvent.allCases where event.announcement != .willHide {
        bench.center.post(
          event.name, KeyboardTransition(endFrame: Rect(x: 0, y: number, width: 375, height: 335)))
      }
    }
    #expect(tree.writes == [])
    #expect(Set(bench.log.kinds) == [.nonFinite])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a tree that tells what cannot be used is not written to with it`(number: Double) throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(FrameShift(), to: .view("form"))
    tree["field"].frame.origin.y = number
    tree["field"].caret = Rect(x: number, y: 0, width: 1, height: 1)
    bench.show()
    #expect(tree.bottom("form") == 335 && tree.offset("form") == .zero)
    tree["form"].scroll?.contentSize.height = number
    try avoider.evaluate()
    #expect(tree.offset("form").isFinite && tree["form"].frame.isFinite && tree.bottom("form").isFinite)
    bench.hide()
    #expect(tree["form"].frame.minY == 88)
  }

  @Test(
    arguments: [
      // The field's place in the content, and the offset: in sight at the start; the end of the range, 1000 + 335 - 724;
      // its start. 373 and the smallest number are 373, which is brought up by 28.
      (.leastNonzeroMagnitude, 0), (-.leastNonzeroMagnitude, 0), (1e300, 611), (-1e300, 0),
      (373 + .leastNonzeroMagnitude, 28),
    ] as [(Double, Double)])
  func `a field next to nothing, or at the end of the numbers, is scrolled to as far as there is content`(
    place: Double, offset: Double
  ) throws {
    tree["field"].frame.origin.y = place
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    #expect(tree.bottom("form") == 335 && tree.offset("form") == Point(x: 0, y: offset))
    bench.hide()
    #expect(tree.bottom("form") == 0 && tree.offset("form") == .zero)
    #expect(bench.log.kinds == [])
  }

  @Test func `the end of editing keeps the room until the keyboard leaves, and takes back the shift`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree.add("note", in: "page", Rect(x: 0, y: 560, width: 375, height: 44))
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    #expect(tree.offset("form").y == 28)
    tree.focusedNode = "note"
    try avoider.focusDidChange()
    #expect(tree["page"].frame.minY == -127)
    tree.focusedNode = nil
    bench.center.post(.editingChange, .ended)
    #expect(tree["page"].frame.minY == 0)
    #expect(tree.bottom("form") == 335)
    bench.hide()
    #expect(tree.bottom("form") == 0)
  }
}
