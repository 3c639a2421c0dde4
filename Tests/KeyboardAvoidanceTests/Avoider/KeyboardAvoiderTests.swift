import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// The form ends at 812, so 335 of it are covered; the field ends at 505, 28 below the keyboard's top.
@Suite struct KeyboardAvoiderTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  @Test func `a show makes room and reveals, a hide gives everything back`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    #expect(tree.writes == [])
    bench.show()
    #expect(tree.bottom("form") == 335 && tree.indicator("form") == 335)
    #expect(tree.offset("form") == Point(x: 0, y: 28))
    #expect(try avoider.isAdjusting)
    bench.hide()
    #expect(tree.bottom("form") == 0 && tree.indicator("form") == 0)
    #expect(tree.offset("form") == .zero)
    #expect(try !avoider.isAdjusting)
    #expect(bench.log.kinds == [])
  }

  @Test func `an event that changes nothing writes nothing`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree["form"].parent = "page"
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    tree.forgetCounts()
    bench.show()
    bench.center.post(.keyboardDidChangeFrame, KeyboardTransition(endFrame: .zero))
    #expect(tree.reads == 0, "a state that stays is no reason to look")
    for _ in 0..<10 {
      try avoider.layoutDidChange()
      try avoider.caretDidChange()
      try avoider.focusDidChange()
      try avoider.evaluate()
      bench.center.post(.editingChange, .caret)
    }
    #expect(tree.writes == [] && tree.layouts == 0)
    #expect(tree.reads > 0)
  }

  @Test func `the second show of the same keyboard writes nothing, and the same hide twice gives back once`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    #expect(tree.writes.sorted() == ["form.indicators", "form.inset", "form.offset"])
    bench.hide()
    #expect(tree.writes.count == 6)
    bench.hide()
    bench.hide()
    #expect(tree.writes.count == 6)
  }

  @Test func `each further step reveals as much as is missing`() throws {
    tree.add("low", in: "form", Rect(x: 16, y: 473, width: 343, height: 44))
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    tree.focusedNode = "low"
    bench.center.post(.editingChange, .began)
    // 88 + 473 + 44 - 477 = 128.
    #expect(tree.offset("form").y == 128)
    bench.show(Rect(x: 0, y: 437, width: 375, height: 375))
    #expect(tree.offset("form").y == 168 && tree.bottom("form") == 375)
    bench.hide()
    #expect(tree.offset("form") == .zero && tree.bottom("form") == 0)
  }

  @Test func `a caret that moves down is followed`() throws {
    tree["field"].frame = Rect(x: 0, y: 0, width: 375, height: 900)
    tree["field"].caret = Rect(x: 5, y: 300, width: 2, height: 20)
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    // 88 + 320 = 408 is in sight.
    #expect(tree.offset("form").y == 0)
    tree["field"].caret = Rect(x: 5, y: 400, width: 2, height: 20)
    try avoider.caretDidChange()
    #expect(tree.offset("form").y == 31)
  }

  @Test func `a shift moves the view by its frame, from the unmoved place each time`() throws {
    tree.add("page", Rect(x: 0, y: 10, width: 375, height: 802))
    tree.add("first", in: "page", Rect(x: 0, y: 560, width: 375, height: 44))
    tree.add("second", in: "page", Rect(x: 0, y: 660, width: 375, height: 44))
    tree.focusedNode = "first"
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    // 10 + 560 + 44 - 477 = 137.
    #expect(tree["page"].frame == Rect(x: 0, y: -127, width: 375, height: 802))
    tree.focusedNode = "second"
    try avoider.focusDidChange()
    #expect(tree["page"].frame.minY == -227)
    tree.focusedNode = "first"
    try avoider.focusDidChange()
    #expect(tree["page"].frame.minY == -127)
    tree.focusedNode = nil
    try avoider.focusDidChange()
    #expect(tree["page"].frame.minY == 10)
    bench.hide()
    #expect(tree["page"].frame == Rect(x: 0, y: 10, width: 375, height: 802))
  }

  @Test func `an inner strategy sees only what an outer one has left`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree.add("inner", in: "page", Rect(x: 0, y: 400, width: 375, height: 300), content: Size(width: 375, height: 900))
    tree.add("text", in: "inner", Rect(x: 0, y: 200, width: 375, height: 44))
    tree.focusedNode = "text"
    try avoider.attach(ContentInset(), to: .view("inner"))
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    // The shift comes first: 400 + 200 + 44 - 477 = 167. The inner view ends at 700 - 167 = 533 then: 56 are covered.
    #expect(tree["page"].frame.minY == -167)
    #expect(tree.bottom("inner") == 56)
    #expect(tree.offset("inner") == .zero)
    bench.hide()
    #expect(tree["page"].frame.minY == 0 && tree.bottom("inner") == 0)
  }

  @Test func `a window that is elsewhere on the screen has the keyboard elsewhere`() throws {
    // The window begins 100 points lower: it ends at 912, and 477 is 377 in it. The keyboard's end does not count.
    tree.windowPlace?.frame = Rect(x: 0, y: 100, width: 375, height: 812)
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show(Rect(x: 0, y: 477, width: 375, height: 435))
    #expect(tree.bottom("form") == 435)
    #expect(tree.offset("form").y == 128)
  }

  @Test func `a node in no window is left alone, and so is one that is not there`() throws {
    tree.windowPlace = nil
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(ContentInset(), to: .view("nowhere"))
    bench.show()
    #expect(tree.writes == [])
    bench.hide()
    #expect(bench.log.kinds == [])
  }
}
