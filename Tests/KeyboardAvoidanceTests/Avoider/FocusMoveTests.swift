import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct FocusMoveTests {
  @Test func `a scroll that nobody told of does not freeze what the next focus has moved`() throws {
    let bench = AvoiderBench()
    let avoider = try #require(bench.avoider)
    bench.tree.add("second", in: "form", Rect(x: 16, y: 573, width: 343, height: 44))
    avoider.attach(FrameShift(), to: .view("form"))
    bench.show()
    // 505 - 477 = 28.
    #expect(bench.tree["form"].frame.minY == 60)
    bench.tree["form"].scroll?.contentOffset.y = 100
    bench.tree.focusedNode = "second"
    avoider.focusDidChange()
    // It ends at 88 + 573 - 100 + 44 = 605, 128 below the keyboard's top.
    #expect(bench.tree["form"].frame.minY == -40)
    // A row above it grows by 40.
    bench.tree["second"].frame.origin.y = 613
    avoider.layoutDidChange()
    #expect(bench.tree["form"].frame.minY == -80)
  }

  @Test func `a number that has been let go is given out again, so that moving the focus makes nothing grow`() {
    var list = SlotList<Int>()
    // The target, which stays.
    #expect(list.hold(-1) == 0)
    var largest = 0
    for focus in 0..<1_000 {
      let number = list.number(of: focus) ?? list.add(focus)
      largest = max(largest, number)
      var marks = Marks()
      marks.mark(0)
      marks.mark(number)
      list.keep(marks)
      #expect(list[number] == focus && list.number(of: focus) == number)
    }
    // The focus that is marked and the one before it, which is let go only after that has its number.
    #expect(largest <= 2)
  }
}
