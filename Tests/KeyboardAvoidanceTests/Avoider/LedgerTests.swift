import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// What the app writes while a keyboard is up: the inset's bottom is 335 then, and 10 is the app's own.
@Suite struct LedgerTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  private func write(_ bottom: Double) throws {
    tree["form"].scroll?.contentInset.bottom = bottom
    try avoider.layoutDidChange()
  }

  private func show(_ combination: InsetCombination, own: Double = 10) throws {
    tree["form"].scroll?.contentInset.bottom = own
    try avoider.attach(ContentInset(combination: combination), to: .view("form"))
    bench.show()
    #expect(tree.bottom("form") == (combination == .max ? 335 : own + 335))
  }

  @Test(arguments: [
    // Nearer to 10 than to 335, or just as near (172.5): the new own value. Nearer to 335: own moves by the difference.
    (20.0, 20.0), (0, 0), (-5, -5), (172.5, 172.5), (172, 172), (173, -152), (345, 20), (325, 0), (1_000, 675),
  ])
  func `a value near the old one is the new one, a value near what was written moves it`(
    written: Double, own: Double
  ) throws {
    try show(.max)
    try write(written)
    #expect(tree.bottom("form") == max(own, 335))
    bench.hide()
    #expect(tree.bottom("form") == own)
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: [
    // With the sum 345 was written; the middle between 10 and 345 is 177.5.
    (20.0, 20.0), (177.5, 177.5), (178, -157), (350, 15),
  ])
  func `the rule is applied again to the new own value at once`(written: Double, own: Double) throws {
    try show(.sum)
    try write(written)
    #expect(tree.bottom("form") == own + 335)
    bench.hide()
    #expect(tree.bottom("form") == own)
  }

  @Test func `what the app writes just before the hide is kept`() throws {
    try show(.max)
    tree["form"].scroll?.contentInset.bottom = 25
    bench.hide()
    #expect(tree.bottom("form") == 25)
  }

  @Test func `other edges are the app's at any time`() throws {
    try show(.max)
    tree["form"].scroll?.contentInset.top = 12
    tree["form"].scroll?.contentInset.left = 3
    bench.hide()
    #expect(tree["form"].scroll?.contentInset == Insets(top: 12, left: 3, bottom: 10))
  }

  @Test func `an own value comes back bit for bit`() throws {
    for own in [-0.0, 0.1 + 0.2, 61.66668701171875, 1e-300] {
      tree["form"].scroll?.contentInset.bottom = own
      let attachment = try avoider.attach(ContentInset(), to: .view("form"))
      bench.show()
      #expect(tree.bottom("form") == 335)
      bench.hide()
      #expect(tree.bottom("form").bitPattern == own.bitPattern)
      attachment.detach()
    }
  }

  @Test func `an offset that somebody has moved since is theirs, and stays`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    tree["form"].scroll?.contentOffset.y = 60
    try avoider.layoutDidChange()
    bench.hide()
    #expect(tree.offset("form").y == 60)
    #expect(tree.bottom("form") == 0)
  }

  @Test func `an offset that somebody left beyond the content's end is brought back to it`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    // With the inset the most is 1000 + 335 - 724 = 611, without it 276.
    tree["form"].scroll?.contentOffset.y = 500
    try avoider.layoutDidChange()
    bench.hide()
    #expect(tree.offset("form").y == 276)
  }

  @Test func `an offset that is to be kept stays`() throws {
    try avoider.attach(ContentInset(keepsOffset: true), to: .view("form"))
    bench.show()
    bench.hide()
    #expect(tree.offset("form").y == 28)
    #expect(tree.bottom("form") == 0)
  }

  @Test func `a user who has scrolled the field away is not scrolled back by a layout, but by a caret`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    tree["form"].scroll?.contentOffset.y = 450
    try avoider.layoutDidChange()
    try avoider.layoutDidChange()
    #expect(tree.offset("form").y == 450)
    // The field's top is 373 in the content: it is brought to the form's top.
    try avoider.caretDidChange()
    #expect(tree.offset("form").y == 373)
  }

  @Test func `a shift moves along with a view that the app moves meanwhile`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree.add("low", in: "page", Rect(x: 0, y: 560, width: 375, height: 44))
    tree.focusedNode = "low"
    try avoider.attach(FrameShift(), to: .view("page"))
    bench.show()
    #expect(tree["page"].frame.minY == -127)
    // 20 lower than what was written: the app's own place is 20 now, and 147 are missing from there.
    tree["page"].frame.origin.y = -107
    try avoider.layoutDidChange()
    #expect(tree["page"].frame.minY == -127)
    bench.hide()
    #expect(tree["page"].frame.minY == 20)
  }

  @Test func `ten thousand keyboards of any height leave no trace`() throws {
    tree["form"].scroll?.contentInset.bottom = 0.1
    try avoider.attach(ContentInset(), to: .view("form"))
    var height = 1.0
    for step in 0..<10_000 {
      height = (height * 7.3 + Double(step)).truncatingRemainder(dividingBy: 700)
      bench.show(Rect(x: 0, y: 812 - height, width: 375, height: height))
    }
    bench.hide()
    #expect(tree.bottom("form") == 0.1 && tree.offset("form") == .zero && tree.indicator("form") == 0)
    #expect(bench.log.kinds == [])
  }
}
