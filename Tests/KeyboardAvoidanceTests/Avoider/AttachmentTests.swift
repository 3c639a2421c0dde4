import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing

@Suite struct AttachmentTests {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  private func isGivenBack() -> Bool {
    tree.bottom("form") == 0 && tree.indicator("form") == 0 && tree.offset("form") == .zero
  }

  private func isApplied() -> Bool { tree.bottom("form") == 335 && tree.offset("form").y == 28 }

  @Test func `attaching with the keyboard up acts at once, without motion`() throws {
    bench.show()
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    #expect(isApplied())
    #expect(attachment.isAttached && attachment.isEnabled && !attachment.isSuspended)
    #expect(bench.animator.motions.allSatisfy { $0.duration == 0 })
  }

  @Test func `detaching gives everything back at once, and attaching again acts at once`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.detach()
    #expect(isGivenBack() && !attachment.isAttached)
    bench.show(Rect(x: 0, y: 400, width: 375, height: 412))
    #expect(isGivenBack())
    bench.show()
    attachment.attach()
    #expect(isApplied() && attachment.isAttached)
    #expect(bench.log.kinds == [])
  }

  @Test func `disabling gives back, and enabling applies the present state`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.disable()
    #expect(isGivenBack() && !attachment.isEnabled && attachment.isAttached)
    bench.hide()
    bench.show()
    #expect(isGivenBack())
    attachment.enable()
    #expect(isApplied())
    attachment.enable()
    #expect(isApplied())
  }

  @Test func `one that is attached disabled does nothing until it is enabled`() throws {
    bench.show()
    let attachment = try avoider.attach(ContentInset(), to: .view("form"), isEnabled: false)
    #expect(tree.writes == [] && !attachment.isEnabled && attachment.isAttached)
    attachment.enable()
    #expect(isApplied())
  }

  @Test func `suspending freezes what is there, and resuming applies the present state`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.suspend()
    tree.forgetCounts()
    bench.hide()
    try avoider.evaluate()
    #expect(isApplied() && tree.writes == [] && attachment.isSuspended)
    attachment.resume()
    #expect(isGivenBack() && !attachment.isSuspended)
    attachment.suspend()
    bench.show()
    #expect(isGivenBack())
    attachment.resume()
    #expect(isApplied())
  }

  @Test func `detaching or disabling gives back what is suspended too`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.suspend()
    attachment.disable()
    #expect(isGivenBack())
    attachment.enable()
    attachment.resume()
    #expect(isApplied())
    attachment.suspend()
    attachment.detach()
    #expect(isGivenBack())
  }

  @Test func `each attachment holds one registration, and the end leaves none`() throws {
    let before = bench.center.registrations.count
    let first = try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.attach(FrameShift(), to: .view("page"), isEnabled: false)
    let both = bench.center.registrations.count
    first.detach()
    #expect(bench.center.registrations.count == both - 1)
    try avoider.end()
    #expect(bench.center.registrations.count == before)
  }

  @Test func `the end gives everything back, and the avoider can be used again`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    try avoider.end()
    #expect(isGivenBack())
    #expect(try avoider.attachments.isEmpty)
    try avoider.end()
    try avoider.attach(ContentInset(), to: .view("form"))
    #expect(isApplied())
    #expect(bench.log.kinds == [])
  }
}
