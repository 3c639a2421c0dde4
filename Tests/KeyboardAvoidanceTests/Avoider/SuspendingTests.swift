import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct `A suspended avoider` {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }
  private var avoider: KeyboardAvoider<TinyTree> {
    get throws { try #require(bench.avoider) }
  }

  @Test func `follows nothing, and goes to the right place in one motion when it is resumed`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    try avoider.suspend()
    #expect(try avoider.isSuspended)
    bench.forget()
    let motions = bench.animator.motions.count
    // The screen turns: the keyboard leaves, views move, and it comes again, higher.
    bench.hide()
    let turned = Rect(x: 0, y: 0, width: 812, height: 375)
    bench.tracker.setBounds(turned)
    tree.windowPlace?.frame = turned
    tree["form"].frame = Rect(x: 0, y: 44, width: 812, height: 331)
    try avoider.layoutDidChange()
    bench.show(Rect(x: 0, y: 175, width: 812, height: 200))
    try avoider.focusDidChange()
    try avoider.caretDidChange()
    try avoider.evaluate()
    #expect(tree.writes == [] && bench.decisions.isEmpty)
    #expect(tree.bottom("form") == 335)

    let motion = KeyboardMotion(duration: 0.4, curve: .easeInOut)
    try avoider.resume(by: motion)
    #expect(bench.animator.motions.dropFirst(motions) == [motion])
    // 44 + 373 + 44 - 175 = 286.
    #expect(tree.bottom("form") == 200 && tree.offset("form").y == 286)
    #expect(try !avoider.isSuspended && bench.decisions.map { $0.reason } == [.demand])
  }

  @Test func `resumed without a motion hands the animator nothing`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.suspend()
    bench.show()
    try avoider.resume()
    #expect(bench.animator.motions.isEmpty && tree.bottom("form") == 335)
    // Later motions are the keyboard's own again.
    bench.hide()
    #expect(bench.animator.motions == [KeyboardMotion(duration: 0.25, curve: .keyboard)])
  }

  @Test func `ends as it began where what happened meanwhile has been taken back`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    let (inset, offset) = (tree.bottom("form"), tree.offset("form"))
    try avoider.suspend()
    bench.forget()
    bench.hide()
    tree.windowPlace?.frame.origin.x = 187.3
    bench.show()
    tree.windowPlace?.frame.origin.x = 0
    try avoider.resume(by: KeyboardMotion(duration: 0.3, curve: .linear))
    #expect(tree.writes == [] && tree.bottom("form") == inset && tree.offset("form") == offset)
  }

  @Test func `suspended twice it is resumed by one call, and a call too many does nothing`() throws {
    try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.suspend()
    try avoider.suspend()
    bench.show()
    try avoider.resume()
    #expect(tree.bottom("form") == 335)
    bench.forget()
    try avoider.resume(by: KeyboardMotion(duration: 1, curve: .linear))
    #expect(tree.writes == [] && bench.decisions.isEmpty)
  }

  @Test(arguments: ["detach", "disable", "end", "drop"])
  func `gives everything back when that is asked for`(way: String) throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    try avoider.suspend()
    switch way {
    case "detach": attachment.detach()
    case "disable": attachment.disable()
    case "end": try avoider.end()
    default: bench.avoider = nil
    }
    #expect(tree.bottom("form") == 0 && tree.offset("form") == .zero && bench.log.kinds == [])
  }

  @Test func `may be ended by whoever hears that its motion was given up`() throws {
    let bench = bench
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    try avoider.motionHandler = { _ in bench.avoider?.end() }
    bench.show()
    try avoider.suspend()
    attachment.disable()
    #expect(try avoider.attachments.isEmpty && !attachment.isAttached && tree.bottom("form") == 0)
    try avoider.motionHandler = nil
  }

  @Test func `takes in what is attached meanwhile when it is resumed`() throws {
    bench.show()
    try avoider.suspend()
    try avoider.attach(ContentInset(), to: .view("form"))
    #expect(tree.writes == [])
    try avoider.resume()
    #expect(tree.bottom("form") == 335)
  }

  @Test func `may be suspended and resumed from inside a decision`() throws {
    let avoider = try avoider
    avoider.attach(ContentInset(), to: .view("form"))
    var count = 0
    avoider.decisionHandler = { [weak avoider] _ in
      count += 1
      guard count == 1 else { return }
      avoider?.suspend()
      avoider?.resume(by: .immediate)
    }
    bench.show()
    #expect(count == 2 && !avoider.isSuspended && tree.bottom("form") == 335)
    avoider.decisionHandler = nil
  }

  @Test func `an attachment that is resumed brings what is edited into sight`() throws {
    let attachment = try avoider.attach(ContentInset(), to: .view("form"))
    bench.show()
    attachment.suspend()
    tree["form"].scroll?.contentOffset.y = 0
    try avoider.layoutDidChange()
    bench.forget()
    attachment.resume()
    #expect(tree.offset("form").y == 28 && bench.decisions.map { $0.reason } == [.demand])
  }
}
