import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `The end of a motion is told once` {
  private let bench = AvoiderBench()
  private let log = MotionLog()

  private final class MotionLog {
    private(set) var motions: [AvoidanceMotion] = []
    var ends: [Bool] { motions.map { $0.isFinished } }
    func append(_ motion: AvoidanceMotion) { motions.append(motion) }
  }

  private func attach() throws -> KeyboardAvoider<TinyTree>.Attachment {
    let avoider = try #require(bench.avoider)
    avoider.motionHandler = { [log] in log.append($0) }
    return avoider.attach(ContentInset(), to: .view("form"))
  }

  private func complete(_ index: Int, _ isFinished: Bool = true) throws {
    try #require(bench.animator.completions.indices.contains(index))
    bench.animator.completions[index](isFinished)
  }

  @Test func `when the animator says so, however often it does`() throws {
    let attachment = try attach()
    bench.show(over: 0.35)
    #expect(log.motions == [])
    try complete(0)
    try complete(0)
    try complete(0, false)
    #expect(log.ends == [true])
    #expect(log.motions.first?.attachment == attachment.id)
    #expect(log.motions.first?.motion == KeyboardMotion(duration: 0.35, curve: .keyboard))
  }

  @Test func `and as the animator says it`() throws {
    _ = try attach()
    bench.show()
    try complete(0, false)
    #expect(log.ends == [false])
  }

  @Test func `when another motion takes over, and then not by the late animator`() throws {
    _ = try attach()
    bench.show()
    bench.hide()
    #expect(log.ends == [false])
    try complete(0)
    #expect(log.ends == [false])
    try complete(1)
    #expect(log.ends == [false, true])
  }

  @Test(arguments: ["detach", "disable", "end", "drop"])
  func `when the attachment or the avoider ends in mid-motion`(way: String) throws {
    let attachment = try attach()
    bench.show()
    switch way {
    case "detach": attachment.detach()
    case "disable": attachment.disable()
    case "end": bench.avoider?.end()
    default: bench.avoider = nil
    }
    #expect(log.ends == [false])
    #expect(bench.tree.bottom("form") == 0)
    try complete(0)
    #expect(log.ends == [false])
  }

  @Test func `when the avoider ends while things go back, where nothing is in force any more`() throws {
    _ = try attach()
    bench.show()
    try complete(0)
    bench.hide()
    bench.avoider = nil
    #expect(log.ends == [true, false])
    try complete(1)
    #expect(log.ends == [true, false])
  }

  @Test func `when a finger takes over`() throws {
    _ = try attach()
    bench.show()
    bench.emitter.drag(top: 600)
    #expect(log.ends == [false])
    bench.emitter.drag(top: 650)
    try complete(0)
    #expect(log.ends == [false] && bench.animator.completions.count == 1)
  }

  @Test func `nobody who asks for nothing is waited for`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    #expect(bench.animator.motions.count == 1 && bench.animator.completions.isEmpty)
  }

  @Test func `each attachment has a motion of its own`() throws {
    let first = try attach()
    bench.tree.add("page", Rect(x: 0, y: 0, width: 375, height: 812))
    let second = try #require(bench.avoider).attach(BottomResize(), to: .view("page"))
    bench.show()
    // The view that was resized is looked at twice, and what was looked at twice moves once.
    first.detach()
    #expect(log.motions.map { $0.attachment } == [first.id] && log.ends == [false])
    second.detach()
    #expect(log.motions.map { $0.attachment } == [first.id, second.id])
  }

  @Test func `the handler may end the avoider, and drop it`() throws {
    let bench = bench
    _ = try attach()
    let log = log
    try #require(bench.avoider).motionHandler = { motion in
      log.append(motion)
      bench.avoider?.end()
      bench.avoider = nil
    }
    bench.show()
    bench.hide()
    // The show was replaced, and the hide given up.
    #expect(bench.avoider == nil && log.ends == [false, false])
    #expect(bench.tree.bottom("form") == 0 && bench.tree.offset("form") == .zero)
    for index in bench.animator.completions.indices { try complete(index) }
    #expect(log.ends.count == bench.animator.motions.count)
  }

  @Test func `an animator that keeps what it calls keeps neither tree nor handler alive`() throws {
    weak var weakTree: TinyTree?
    weak var weakLog: MotionLog?
    let animator = RecordingAnimator()
    do {
      let (tree, log) = (TinyTree(), MotionLog())
      (weakTree, weakLog) = (tree, log)
      tree.add("form", Rect(x: 0, y: 88, width: 375, height: 724), content: Size(width: 375, height: 1_000))
      let avoider = KeyboardAvoider(tree: tree, tracker: bench.tracker, animator: animator)
      avoider.motionHandler = { log.append($0) }
      avoider.attach(ContentInset(), to: .view("form"))
      bench.show()
    }
    #expect(animator.completions.count == 1)
    #expect(weakTree == nil && weakLog == nil)
  }
}

@Suite struct `An animator of a host` {
  private let tree = SimulatedTree()

  @Test func `that is simulated calls at the end of the motion, by its clock`() {
    let (tree, animator) = (tree, SimulatedAnimator(tree))
    var ends: [(Bool, Double)] = []
    animator.animate(KeyboardMotion(duration: 0.25, curve: .keyboard), {}) { ends.append(($0, tree.clock.now)) }
    #expect(ends.isEmpty)
    tree.clock.advance(by: 0.2)
    #expect(ends.isEmpty)
    tree.clock.advance(by: 1)
    #expect(ends.map { $0.0 } == [true] && ends.map { $0.1 } == [0.25])
  }

  @Test(arguments: [
    KeyboardMotion.immediate, KeyboardMotion(duration: 0, curve: .linear),
    KeyboardMotion(duration: 0.25, curve: .keyboard, isCrossFade: true),
  ])
  func `calls before it returns where nothing moves`(motion: KeyboardMotion) {
    for animator in [SimulatedAnimator(tree), ImmediateAnimator()] as [any Animator] {
      var events: [String] = []
      animator.animate(motion) {
        events.append("changes")
      } completion: {
        events.append("completion \($0)")
      }
      #expect(events == ["changes", "completion true"])
      tree.clock.advance(by: 1)
      #expect(events.count == 2)
    }
  }
}
