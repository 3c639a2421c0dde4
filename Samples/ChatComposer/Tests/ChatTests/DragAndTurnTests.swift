import Chat
import KeyboardEvents
import Testing

@Suite struct DragAndTurnTests {
  @Test func `a finger takes hold of the keyboard at the bar's top, and the bar goes along in the same frame`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run()
    // The bar's top is at 371, and its bottom at 407.
    for (finger, bottom) in [(100.0, 407.0), (371, 407), (400, 436), (600, 636), (631, 667), (500, 536)] {
      bench.phone.drag(finger: finger)
      bench.look()
      #expect(bench.chat.shownBar.maxY == bottom)
    }
    bench.phone.dismiss()
    bench.run()
    #expect(bench.chat.shownBar.maxY == 667)
  }

  @Test func `a higher bar is taken hold of higher`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    bench.chat.type("one\ntwo\nthree")
    bench.run()
    // The bar is 76 points high now.
    bench.phone.drag(finger: 341)
    #expect(bench.chat.shownBar == Rect(x: 0, y: 341, width: 375, height: 76))
    bench.look()
  }

  @Test func `a drag that is given up brings all back up`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run()
    let before = bench.chat.shownBar
    bench.phone.drag(finger: 500)
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run()
    #expect(bench.chat.shownBar == before)
  }

  @Test func `the screen turns with the keyboard up, and the text wraps anew`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    // 60 characters: two lines of 35 columns, and one of 65.
    bench.chat.type(String(repeating: "abcdef", count: 10))
    bench.run()
    #expect(bench.chat.shownBar == Rect(x: 0, y: 351, width: 375, height: 56))
    try bench.phone.turn(safeArea: .zero, keyboardHeight: 200)
    bench.run()
    #expect(bench.chat.shownBar == Rect(x: 0, y: 139, width: 667, height: 36))
    try bench.phone.turn(safeArea: .zero, keyboardHeight: 260)
    bench.run()
    #expect(bench.chat.shownBar == Rect(x: 0, y: 351, width: 375, height: 56))
  }

  @Test func `above a safe area the bar is never covered, and stands on the keyboard once that has come`() throws {
    let bench = ChatBench(size: Size(width: 375, height: 812), safeBottom: 34)
    var gaps: [Double] = []
    func look() { gaps.append(bench.phone.keyboardTop - bench.chat.shownBar.maxY) }
    look()
    try bench.phone.tapText(keyboardHeight: 335)
    bench.phone.run(seconds: 0.4) { look() }
    // The bar starts 34 points above the screen's bottom, where the keyboard starts, and both arrive together.
    #expect(gaps.first == 34 && gaps.last == 0)
    #expect(gaps.allSatisfy { $0 > -ChatBench.rounding && $0 <= 34 })
    #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0 >= $1 - ChatBench.rounding })
    // A finger at 771 would put the bar's bottom at 807, below the safe area's edge at 778.
    bench.phone.drag(finger: 771)
    #expect(bench.chat.shownBar.maxY == 778)
  }
}
