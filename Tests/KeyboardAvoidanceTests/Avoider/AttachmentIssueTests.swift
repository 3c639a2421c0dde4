import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing

@Suite struct AttachmentIssueTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  private func isGivenBack() -> Bool {
    tree.bottom("form") == 0 && tree.indicator("form") == 0 && tree.offset("form") == .zero
  }

  private func isApplied() -> Bool { tree.bottom("form") == 335 && tree.offset("form").y == 28 }

  @Test func `attaching twice is an issue at the line of the second, and changes nothing`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.attach()
    let line: UInt = #line - 1
    #expect(bench.log.issues.map { $0.place } == [SourcePlace(fileID: #fileID, line: line)])
    #expect(bench.log.kinds == [.attachedTwice])
    bench.hide()
    #expect(isGivenBack())
  }

  @Test func `detaching twice is an issue at the line of the second`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    attachment.detach()
    attachment.detach()
    let line: UInt = #line - 1
    #expect(bench.log.issues.map { $0.place } == [SourcePlace(fileID: #fileID, line: line)])
    #expect(bench.log.kinds == [.detachedTwice])
  }

  @Test func `two strategies on one property are an issue once, and the first one has it`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    let second = try avoider.attach(ContentInset(extra: 50), to: .view("form"))
    let line: UInt = #line - 1
    bench.show()
    #expect(isApplied())
    #expect(Set(bench.log.kinds) == [.propertyContested])
    #expect(Set(bench.log.issues.map { $0.place }) == [SourcePlace(fileID: #fileID, line: line)])
    let told = bench.log.issues.count
    bench.show(Rect(x: 0, y: 400, width: 375, height: 412))
    try avoider.evaluate()
    #expect(bench.log.issues.count == told)
    second.detach()
    bench.hide()
    #expect(isGivenBack())
  }

  @Test func `the second has the property once the first has gone`() throws {
    let first = try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(ContentInset(extra: 50), to: .view("form"))
    bench.show()
    first.detach()
    #expect(tree.bottom("form") == 385)
    bench.hide()
    #expect(isGivenBack())
  }

  @Test func `a base that the tree does not take back is an issue where the strategy was attached`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    let line: UInt = #line - 1
    bench.show()
    tree.stubborn = ["form"]
    try avoider.end()
    #expect(bench.log.kinds == [.notRestored])
    #expect(bench.log.issues.first?.place == SourcePlace(fileID: #fileID, line: line))
    #expect(bench.log.issues.first?.subject == "contentInset.bottom")
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a plan that is not finite is an issue and is not written`(value: Double) throws {
    try avoider.attach(
      AnyAvoidanceStrategy { _ in AvoidancePlan([.contentInsetBottom(value, scroll: 0), .translation(value)]) },
      to: .view("form"))
    bench.show()
    #expect(tree.bottom("form") == 0 && tree["form"].frame.minY == 88)
    #expect(Set(bench.log.kinds) == [.nonFinite])
  }

  @Test func `an adjustment of a node that is not in the context is left out`() throws {
    try avoider.attach(
      AnyAvoidanceStrategy { _ in
        AvoidancePlan([
          .contentInsetBottom(5, scroll: 9), .contentOffset(.zero, scroll: -1), .constant(3, constraint: 0),
          .guideHeight(4),
        ])
      }, to: .view("form"))
    bench.show()
    #expect(tree.writes == [])
  }

  @Test func `a part that is left alone is not revealed by others, and strategies in it do not act`() throws {
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree["form"].parent = "page"
    try avoider.attach(FrameShift(), to: .view("page"))
    try avoider.attach(ContentInset(), to: .view("form"))
    let alone = try avoider.attach(NoAvoidance(), to: .view("form"))
    bench.show()
    #expect(isGivenBack() && tree["page"].frame.minY == 0)
    alone.disable()
    // The shift comes first, and leaves nothing: 505 - 477.
    #expect(tree["page"].frame.minY == -28)
  }
}
