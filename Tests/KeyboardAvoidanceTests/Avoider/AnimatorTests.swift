import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing

@Suite struct AnimatorTests {
  private let bench = AvoiderBench()

  @Test func `the keyboard's motion is handed to the animator with what is written`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show(over: 0.35)
    #expect(bench.animator.motions == [KeyboardMotion(duration: 0.35, curve: .keyboard)])
    #expect(bench.tree.layouts == 1)
    bench.hide()
    #expect(bench.animator.motions.count == 2 && bench.animator.motions.last?.duration == 0.25)
  }

  @Test func `a motion of no duration stays one`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show(over: 0)
    #expect(bench.animator.motions.allSatisfy { $0.duration == 0 })
    #expect(bench.tree.bottom("form") == 335)
  }

  @Test func `what moves nothing is not handed to the animator`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.show(over: 0.5)
    bench.avoider?.focusDidChange()
    #expect(bench.animator.motions.count == 1)
  }

  @Test func `a focus that moves on goes by the keyboard's last motion`() throws {
    try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show(over: 0.35)
    bench.tree.add("low", in: "form", Rect(x: 16, y: 473, width: 343, height: 44))
    bench.tree.focusedNode = "low"
    bench.center.post(.editingChange, .began)
    #expect(bench.animator.motions == Array(repeating: KeyboardMotion(duration: 0.35, curve: .keyboard), count: 2))
  }

  @Test func `giving back by detaching and a finger's drag are without motion`() throws {
    let attachment = try #require(bench.avoider).attach(ContentInset(), to: .view("form"))
    bench.show()
    bench.center.post(.keyboardDrag, KeyboardDrag(top: 700))
    #expect(bench.tree.bottom("form") == 112)
    attachment.detach()
    #expect(bench.animator.motions.dropFirst().allSatisfy { $0.duration == 0 })
  }
}
