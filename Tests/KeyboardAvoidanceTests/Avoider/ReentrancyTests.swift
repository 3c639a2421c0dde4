import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// Whatever is called from inside of what, nothing traps, hangs or stays adjusted.
@Suite struct ReentrancyTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }

  private func attachThree() throws -> [KeyboardAvoider<TinyTree>.Attachment] {
    let avoider = try #require(bench.avoider)
    tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    tree["form"].parent = "page"
    return [
      avoider.attach(ContentInset(), to: .view("form")), avoider.attach(BottomResize(), to: .view("page")),
      avoider.attach(FrameShift(), to: .view("page")),
    ]
  }

  private func expectRestored() {
    #expect(tree.bottom("form") == 0 && tree.indicator("form") == 0 && tree.offset("form") == .zero)
    #expect(tree["page"].frame == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(tree["form"].frame == Rect(x: 0, y: 88, width: 375, height: 724))
    #expect(bench.log.kinds == [])
  }

  @Test(arguments: 0..<3)
  func `a decision handler may detach any attachment`(which: Int) throws {
    let attachments = try attachThree()
    bench.avoider?.decisionHandler = { decision in
      if decision.reason == .keyboard, attachments[which].isAttached { attachments[which].detach() }
    }
    bench.show()
    #expect(attachments.map { $0.isAttached } == [0, 1, 2].map { $0 != which })
    bench.avoider?.decisionHandler = nil
    bench.hide()
    expectRestored()
  }

  @Test
  func `a decision handler may end the avoider`() throws {
    _ = try attachThree()
    let avoider = try #require(bench.avoider)
    avoider.decisionHandler = { [weak avoider] decision in
      if decision.reason == .keyboard { avoider?.end() }
    }
    bench.show()
    avoider.decisionHandler = nil
    expectRestored()
  }

  @Test func `a decision handler may attach another strategy`() throws {
    let attachments = try attachThree()
    let avoider = try #require(bench.avoider)
    avoider.decisionHandler = { [weak avoider] _ in
      guard let avoider, avoider.attachments.count < 6 else { return }
      avoider.attach(AnyAvoidanceStrategy { _ in .none }, to: .view("page"))
    }
    bench.show()
    #expect(attachments.allSatisfy { $0.isAttached } && avoider.attachments.count == 6)
    avoider.decisionHandler = nil
    bench.hide()
    expectRestored()
  }

  @Test(arguments: 0..<3)
  func `a host may detach an attachment while it is written to`(which: Int) throws {
    let attachments = try attachThree()
    tree.onWrite = { if attachments[which].isAttached { attachments[which].detach() } }
    bench.show()
    tree.onWrite = nil
    #expect(!attachments[which].isAttached)
    bench.hide()
    expectRestored()
  }

  @Test(arguments: 0..<3)
  func `a host may disable an attachment while it is written to`(which: Int) throws {
    let attachments = try attachThree()
    tree.onWrite = { attachments[which].disable() }
    bench.show()
    tree.onWrite = nil
    bench.hide()
    expectRestored()
  }

  @Test func `a host may hide the keyboard while it is written to`() throws {
    _ = try attachThree()
    let emitter = bench.emitter
    tree.onWrite = { emitter.hide(to: nil) }
    bench.show()
    tree.onWrite = nil
    #expect(bench.tracker.state().placement == .hidden)
    expectRestored()
  }

  @Test func `a keyboard that moves meanwhile is followed by its own motion, whatever else happens`() throws {
    _ = try attachThree()
    let emitter = bench.emitter
    tree.onWrite = { [weak avoider = bench.avoider] in
      emitter.hide(to: nil, over: 0.75)
      avoider?.layoutDidChange()
    }
    bench.show()
    tree.onWrite = nil
    #expect(bench.animator.motions.last?.duration == 0.75)
    expectRestored()
  }

  @Test func `a host may tell of a layout while it is written to`() throws {
    _ = try attachThree()
    tree.onWrite = { [weak avoider = bench.avoider] in avoider?.layoutDidChange() }
    bench.show()
    bench.hide()
    tree.onWrite = nil
    expectRestored()
  }

  @Test
  func `a host may drop the avoider while it is written to`() throws {
    _ = try attachThree()
    let bench = bench
    tree.onWrite = { bench.avoider = nil }
    bench.show()
    tree.onWrite = nil
    expectRestored()
  }

  @Test
  func `a strategy may detach itself while it is asked`() throws {
    final class Box { var attachment: KeyboardAvoider<TinyTree>.Attachment? }
    let box = Box()
    _ = try attachThree()
    box.attachment = bench.avoider?.attach(
      AnyAvoidanceStrategy { context in
        if context.isKeyboardUp(), box.attachment?.isAttached == true { box.attachment?.detach() }
        return AvoidancePlan([.heightChange(-5)])
      }, to: .view("form"))
    bench.show()
    #expect(box.attachment?.isAttached == false)
    bench.hide()
    expectRestored()
    box.attachment = nil
  }
}
