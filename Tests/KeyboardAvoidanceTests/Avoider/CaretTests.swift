import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

/// A text of 900 points in a form that begins at 88; the room above the keyboard is from 88 to 477, 389 points high.
@Suite struct `The caret` {
  private let bench = AvoiderBench()
  private var tree: TinyTree { bench.tree }

  init() throws {
    tree.add("text", in: "form", Rect(x: 0, y: 0, width: 375, height: 900))
    tree.focusedNode = "text"
    try #require(bench.avoider).attach(ContentInset(subject: .caret), to: .view("form"))
  }

  /// The caret stands at a height in the text, and is 20 points high.
  private func place(at y: Double) {
    tree["text"].caret = Rect(x: 10, y: y, width: 2, height: 20)
    bench.center.post(.editingChange, .caret)
  }

  @Test func `is followed line by line, and no further than it goes`() {
    place(at: 300)
    bench.show()
    #expect(tree.offset("form").y == 0)
    // Its lower end at 369 + 20 = 389 is the room's; from then on every line of 20 moves by 20.
    for (y, offset) in [(349.0, 0.0), (369, 0), (389, 20), (409, 40), (429, 60), (880, 511)] {
      place(at: y)
      #expect(tree.offset("form").y == offset)
    }
  }

  @Test func `moves nothing as long as it stays in sight`() {
    place(at: 500)
    bench.show()
    #expect(tree.offset("form").y == 131)
    bench.forget()
    // In sight from 131 to 131 + 389 - 20 = 500.
    for y in [499.0, 480, 300, 131, 250, 500] { place(at: y) }
    #expect(tree.writes == [])
  }

  @Test func `is followed upwards as well`() {
    place(at: 880)
    bench.show()
    #expect(tree.offset("form").y == 511)
    for (y, offset) in [(511.0, 511.0), (510, 510), (490, 490), (20, 20), (0, 0)] {
      place(at: y)
      #expect(tree.offset("form").y == offset)
    }
  }

  @Test func `does not jump where it goes to and fro over the edge`() {
    place(at: 389)
    bench.show()
    #expect(tree.offset("form").y == 20)
    bench.forget()
    for y in [388.0, 389, 387, 389, 20, 389] { place(at: y) }
    #expect(tree.writes == [])
  }

  @Test func `is where it was before, when the keyboard is announced, and the next event of the selection corrects it`()
  {
    // The host still reports the caret of the last time, at the top; the tap has put it to 700.
    tree["text"].caret = Rect(x: 10, y: 0, width: 2, height: 20)
    bench.center.post(.editingChange, .began)
    bench.show()
    #expect(tree.offset("form").y == 0)
    place(at: 700)
    #expect(tree.offset("form").y == 331)
    bench.hide()
    #expect(tree.offset("form").y == 0 && tree.bottom("form") == 0)
  }

  @Test func `is looked at within the call, without a motion of its own`() {
    place(at: 0)
    bench.show()
    let motions = bench.animator.motions.count
    place(at: 880)
    #expect(tree.offset("form").y == 511 && bench.animator.motions.count == motions)
  }

  @Test func `is not looked for where the user has scrolled it away, until it moves`() throws {
    place(at: 700)
    bench.show()
    tree["form"].scroll?.contentOffset.y = 0
    try #require(bench.avoider).layoutDidChange()
    #expect(tree.offset("form").y == 0)
    place(at: 701)
    #expect(tree.offset("form").y == 332)
  }
}
